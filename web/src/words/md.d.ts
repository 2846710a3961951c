declare module '*.md' {
  const rules: import('./rules.ts').Rules;
  export default rules;
}
