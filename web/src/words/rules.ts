/** The rules of a game in one language, as the build renders them from docs/rules. */
export interface Rules {
  title: string;
  intro: string;
  sections: { title: string; html: string }[];
}
