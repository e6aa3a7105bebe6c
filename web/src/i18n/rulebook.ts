/** The rulebook of a game, out of Markdown: chapters, and sections that may be numbered rulings. */
import { lexer, parser, type Token, type Tokens } from "marked";

export interface Section {
  /** The number of a ruling, such as P7; null for any other part of a chapter. */
  number: string | null;
  title: string;
  /** Its own text as HTML; rulebooks come with the house, so nobody else writes it. */
  html: string;
  /** All of its words, for the search. */
  words: string;
}
export interface Chapter {
  title: string;
  sections: Section[];
}

/** Keeps the sections that hold every word of the query, and the chapters that still have some. */
export function search(chapters: readonly Chapter[], query: string): Chapter[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  const fits = (section: Section, title: string) =>
    words.every((word) => `${title} ${section.words}`.toLowerCase().includes(word));
  return chapters
    .map((chapter) => ({ ...chapter, sections: chapter.sections.filter((section) => fits(section, chapter.title)) }))
    .filter((chapter) => chapter.sections.length > 0);
}

/** Reads a rulebook: `##` opens a chapter, `###` a section; what stands before the first chapter is its preface. */
export function parse(text: string): Chapter[] {
  const chapters: Chapter[] = [];
  let heading: Tokens.Heading | null = null;
  let body: Token[] = [];
  const close = () => {
    const filled = heading !== null || body.some(({ type }) => type !== "space");
    if (filled) chapters.at(-1)?.sections.push(section(heading, body));
    body = [];
    heading = null;
  };
  for (const token of lexer(text)) {
    if (token.type === "heading" && token.depth <= 3) {
      close();
      if (token.depth === 3) heading = token as Tokens.Heading;
      else chapters.push({ title: token.depth === 2 ? token.text : "", sections: [] });
    } else body.push(token);
  }
  close();
  return chapters;
}

function section(heading: Tokens.Heading | null, body: Token[]): Section {
  const [, number = null, title = ""] = /^(?:([A-Z]\d+) )?(.*)$/.exec(heading?.text ?? "") ?? [];
  const words = `${heading?.text ?? ""} ${body.map(({ raw }) => raw).join(" ")}`;
  return { number: number ?? null, title: title.replace(/\*/g, ""), html: parser(body), words };
}
