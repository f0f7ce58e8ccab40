/** Stylesheets export nothing: the build bundles them (see `scripts/build/styleSheets.ts`). */
declare module '*.css';
