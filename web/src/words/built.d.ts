declare module '*.md' {
  const rules: import('./rules.ts').Rules;
  export default rules;
}
declare module 'titles:*' {
  const source: string;
  export default source;
}
