/** Rulebooks out of Markdown; fetched with the first one that is opened, since its reader is large. */
import { lexer, parser, type Token, type Tokens } from "marked";
import type { Chapter, Section } from "./rulebook";

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
  const [, number = null, title = "", mark = null] =
    /^(?:([A-Z]\d+) )?(.*?)(?: \*(.+)\*)?$/.exec(heading?.text ?? "") ?? [];
  const words = `${heading?.text ?? ""} ${body.map(({ raw }) => raw).join(" ")}`;
  return {
    number: number ?? null,
    title: title.replaceAll("`", ""),
    mark: mark ?? null,
    html: fitting(parser(body)),
    words,
  };
}

/** What is wider than a phone is scrolled there, with keys, too; a number over a column is known as one. */
function fitting(html: string): string {
  return html
    .replaceAll("<table>", '<table tabindex="0">')
    .replaceAll("<pre>", '<pre tabindex="0">')
    .replaceAll(/<th>(?=\d+<)/g, '<th class="number">');
}
