/** The rulebook of a game: chapters, and sections that may be numbered rulings. */
export interface Section {
  /** The number of a ruling, such as P7; null for any other part of a chapter. */
  number: string | null;
  title: string;
  /** What a ruling of the house's own is marked with; null where the printed rules say it. */
  mark: string | null;
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
