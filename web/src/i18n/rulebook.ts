/** The rules of a game as numbered sentences in chapters. */

export interface Rule {
  number: string;
  text: string;
}
export interface Chapter {
  title: string;
  rules: Rule[];
}

/** Keeps the rules that hold every word of the query, and the chapters that still have some. */
export function search(chapters: readonly Chapter[], query: string): Chapter[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  const fits = (rule: Rule, title: string) =>
    words.every((word) => `${rule.number} ${title} ${rule.text}`.toLowerCase().includes(word));
  return chapters
    .map((chapter) => ({ ...chapter, rules: chapter.rules.filter((rule) => fits(rule, chapter.title)) }))
    .filter((chapter) => chapter.rules.length > 0);
}

/** Reads rules from plain text: `# title` opens a chapter, `1.2 sentence` is a rule. */
export function parse(text: string): Chapter[] {
  const chapters: Chapter[] = [];
  for (const line of text.split("\n")) {
    const title = /^#\s+(.+)$/.exec(line)?.[1];
    const rule = /^(\S+)\s+(.+)$/.exec(line);
    if (title) chapters.push({ title, rules: [] });
    else if (rule) chapters.at(-1)?.rules.push({ number: rule[1]!, text: rule[2]! });
  }
  return chapters;
}
