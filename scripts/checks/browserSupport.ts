import { parse } from 'postcss';
import ts from 'typescript';
import { features } from 'web-features';

/** Oldest supported versions by browser, as in the keys of `web-features`. */
export type Browsers = Readonly<Record<string, string>>;

/** Support by key of MDN's compatibility data, such as `api.Document.startViewTransition`. */
const SUPPORT = new Map(
  Object.entries(features).flatMap(([id, feature]) =>
    feature.kind === 'feature'
      ? Object.entries(feature.status.by_compat_key ?? {}).map(([key, { support }]) => [key, { id, support }])
      : [],
  ),
);

/**
 * @param keys keys of MDN's compatibility data; unknown ones are ignored
 * @returns the ids of features that one of the browsers lacks, each with its keys
 */
export function unsupported(keys: Iterable<string>, browsers: Browsers): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const key of new Set(keys)) {
    const { id, support = {} } = SUPPORT.get(key) ?? {};
    if (id === undefined) continue;
    const isEverywhere = Object.entries(browsers).every(([browser, oldest]) =>
      isAtMost(Reflect.get(support, browser), oldest),
    );
    if (!isEverywhere) found.set(id, [...(found.get(id) ?? []), key]);
  }
  return found;
}

/** Whether a version, which may be unknown or `≤37`, is not newer than another. */
function isAtMost(version: string | undefined, other: string): boolean {
  if (version === undefined) return false;
  const [first, second] = [version.replace('≤', ''), other].map((each) => each.split('.').map(Number));
  const [[major = 0, minor = 0] = [], [otherMajor = 0, otherMinor = 0] = []] = [first, second];
  return major < otherMajor || (major === otherMajor && minor <= otherMinor);
}

/** Keys of the properties, values, functions, rules and selectors in a stylesheet. */
export function keysOfStyle(css: string): string[] {
  const keys: string[] = [];
  parse(css).walk((node) => {
    if (node.type === 'decl') {
      const property = `css.properties.${node.prop}`;
      const words = node.value.match(/[a-z][a-z-]*/g) ?? [];
      keys.push(property, ...words.flatMap((word) => [`${property}.${word}`, `css.types.${word}`]));
    } else if (node.type === 'rule') {
      const pseudos = node.selector.matchAll(/::?([a-z-]+)/g);
      keys.push(...[...pseudos].map(([, name]) => `css.selectors.${name}`));
    } else if (node.type === 'atrule') {
      const rule = `css.at-rules.${node.name}`;
      const names = node.params.matchAll(/\(\s*([a-z-]+)/g);
      keys.push(rule, ...[...names].map(([, name]) => `${rule}.${name}`));
    }
  });
  return keys;
}

/** Keys of the browser's objects, members and events that scripts use. @param files entry modules */
export function keysOfScripts(files: readonly string[], options: ts.CompilerOptions): string[] {
  const program = ts.createProgram(files, options);
  const checker = program.getTypeChecker();
  const keys: string[] = [];
  const add = (owners: readonly string[], member: string) =>
    keys.push(
      ...owners.flatMap((owner) => [`api.${owner}.${member}`, `javascript.builtins.${owner}.${member}`]),
    );
  const isBuiltIn = (symbol: ts.Symbol | undefined) =>
    symbol?.declarations?.some((each) => program.isSourceFileDefaultLibrary(each.getSourceFile())) === true;

  /** Names of a value's interfaces, and of those that they extend. */
  const ownersOf = (expression: ts.Expression): string[] => {
    const seen = new Set<string>();
    const collect = (type: ts.Type) => {
      if (type.isUnionOrIntersection()) type.types.forEach(collect);
      const own = checker.getApparentType(type);
      if (isBuiltIn(own.symbol)) seen.add(own.symbol.name.replace(/Constructor$/, ''));
      if (own.isClassOrInterface()) checker.getBaseTypes(own).forEach(collect);
    };
    collect(checker.getNonNullableType(checker.getTypeAtLocation(expression)));
    if (ts.isIdentifier(expression)) seen.add(expression.text);
    return [...seen];
  };
  const visit = (node: ts.Node) => {
    if (ts.isPropertyAccessExpression(node)) {
      if (isBuiltIn(checker.getSymbolAtLocation(node.name))) add(ownersOf(node.expression), node.name.text);
    } else if (
      ts.isIdentifier(node) &&
      ts.isExpression(node) &&
      isBuiltIn(checker.getSymbolAtLocation(node))
    ) {
      add(['Window'], node.text);
      keys.push(`api.${node.text}`, `javascript.builtins.${node.text}`);
    }
    if (ts.isCallExpression(node) && /\baddEventListener$/.test(node.expression.getText())) {
      const [type] = node.arguments;
      const { expression } = node;
      const owners = ts.isPropertyAccessExpression(expression) ? ownersOf(expression.expression) : ['Window'];
      if (type && ts.isStringLiteral(type)) add([...owners, 'Element'], `${type.text}_event`);
    }
    ts.forEachChild(node, visit);
  };
  for (const source of program.getSourceFiles()) if (!source.isDeclarationFile) visit(source);
  return keys;
}
