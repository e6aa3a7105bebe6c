import js from "@eslint/js";
import prettier from "eslint-config-prettier";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

export default ts.config(
  { ignores: ["dist/", "node_modules/"] },
  js.configs.recommended,
  ...ts.configs.recommended,
  ...svelte.configs.recommended,
  prettier,
  ...svelte.configs.prettier,
  { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
  {
    rules: {
      // A leading underscore says that a place must be filled and is not looked at.
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
      // Sets and maps here are made anew from what changed, and never changed themselves.
      "svelte/prefer-svelte-reactivity": "off",
      // svelte-check tells which ignores are needed; this rule does not see its warnings.
      "svelte/no-unused-svelte-ignore": "off",
      // A space before a block would be swallowed otherwise.
      "svelte/no-useless-mustaches": "off",
    },
  },
  {
    // What the server sends is vouched for once, in state/reading.ts; from there on the types are true.
    files: ["src/games/**", "src/state/reading.ts"],
    ignores: ["src/games/**/*.test.ts"],
    rules: { "@typescript-eslint/consistent-type-assertions": ["error", { assertionStyle: "never" }] },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, extraFileExtensions: [".svelte"], svelteConfig } },
  },
);
