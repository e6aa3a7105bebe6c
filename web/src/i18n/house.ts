/** The house's words, one file a language. */
export const house = {
  en: () => import("./en").then((file) => file.default),
  nl: () => import("./nl").then((file) => file.default),
};
