import type { Request, RequestHandler, Response } from 'express';
import { manualPath, productPath } from '../catalog/catalog.ts';
import { documentPath } from '../catalog/documents.ts';
import type { DocumentKind } from '../catalog/family.ts';
import { gtin14 } from '../catalog/gtin.ts';
import { MODELS, type Model } from '../catalog/models.ts';
import { hasPassport, identifierPath, passportFile, passportPath, SERIALS } from '../catalog/passport.ts';
import { PERSONAL_CACHING } from '../common/caching.ts';
import { mapValues } from '../common/mapValues.ts';
import { HttpError } from '../errors/httpError.ts';
import { DEFAULT_LANGUAGE, isLanguageCode, LANGUAGE_CODES, type LanguageCode } from '../model/codes.ts';
import type { RenderContext } from '../model/renderContext.ts';
import type { Words } from '../model/words.ts';
import type { SharedSources } from '../pageTable/page.ts';
import { locationOf } from '../request/location.ts';
import { addReasons } from '../request/reasons.ts';

/** Namespace of the link types (GS1 Web Vocabulary), also written `gs1:`. */
const VOCABULARY = 'https://ref.gs1.org/voc/';
const LINKSET = 'application/linkset+json';
/** Key qualifiers of a GTIN in their order: consumer product variant, lot, serial number. */
const QUALIFIERS = ['22', '10', '21'];
/** The characters of a qualifier's value (GS1 General Specifications, set 82). */
const VALUE = /^[!"%&'()*+,\-./0-9:;<=>?A-Z_a-z]{1,20}$/;
const METHODS = 'GET, HEAD, OPTIONS';
/** Scanners and other sites may read it. The answer depends on headers that no shared cache tells apart. */
const HEADERS = {
  ...PERSONAL_CACHING,
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Methods': METHODS,
  Vary: 'User-Agent, Cookie, Accept, Accept-Language',
};

/** Link type, media type, path and title. */
type Link = readonly [type: string, media: string, path: string, title: string];

const [HTML, PDF, JSON_DATA] = ['text/html', 'application/pdf', 'application/json'];

/** In the language and layout of a context. The first of a type is for those who accept any media type. */
function linksOf(model: Model, { href, language, words }: RenderContext): readonly Link[] {
  const { product: subject } = model;
  const { documents, passport, products } = words;
  const { manual, declaration } = documents.kinds;
  const file = (kind: DocumentKind) => documentPath({ subject, kind, language: language.code });
  const data = documentPath({ subject, kind: 'json', language: DEFAULT_LANGUAGE });
  return [
    ['pip', HTML, href(productPath(subject)), products.products[subject].title],
    ...(hasPassport(model)
      ? ([
          ['dpp', HTML, href(passportPath(model)), passport.label],
          ['dpp', JSON_DATA, passportFile(model), passport.label],
        ] as const)
      : []),
    ['instructions', HTML, href(manualPath(subject)), manual],
    ['instructions', PDF, file('manual'), manual],
    ['certificationInfo', PDF, file('declaration'), declaration],
    ['masterData', JSON_DATA, data, documents.data.names.data],
  ];
}

/** What only a unit has. */
const linksOfUnit = ({ href, words }: RenderContext): readonly Link[] => [
  ['registerProduct', HTML, href('/twoPage/open'), words.twoPage.open.title],
];

type Fault = keyof Words['passport']['errors'];

/**
 * Resolves the identifiers of models and units as the GS1-Conformant Resolver standard 1.2 says, except that it knows no
 * compressed ones: redirects to the information that the visitor asks for, in the visitor's language and layout, or lists
 * all as a linkset (RFC 9264).
 */
export function resolverRoutes({ siteUrl, contextOf }: SharedSources): RequestHandler {
  function resolve(req: Request, res: Response): void {
    const language = languageOf(req, res);
    // The error page, too, is in the visitor's language: the path has none.
    res.locals.facts = { ...res.locals.facts, language };
    const { path, search, layout } = res.locals.facts;
    res.set(HEADERS);
    if (req.method === 'OPTIONS') return void res.status(204).end();
    const context = contextOf(language, layout);
    const refuse = (status: number, fault: Fault) =>
      new HttpError(status, context.words.passport.errors[fault], {
        isPublic: true,
        reason: status === 400 ? 'malformed-key' : 'unknown-key',
        headers: { 'Access-Control-Allow-Origin': '*' },
      });
    const { model, serial } = readKey(path, refuse);
    const address = siteUrl + identifierPath(model, serial);
    const asked = new URLSearchParams(search).get('linkType') ?? '';
    if (asked === 'linkset' || asked === 'all' || req.accepts(['html', LINKSET]) === LINKSET) {
      addReasons(res, ['linkset']);
      res.set('Link', `<${VOCABULARY_CONTEXT}>; rel="${CONTEXT_RELATION}"; type="application/ld+json"`);
      // `send` would add a character set, which the media type does not have.
      res.setHeader('Content-Type', LINKSET);
      return void res.end(JSON.stringify({ linkset: linkset(model, serial) }));
    }
    const all = [...linksOf(model, context), ...linksOfUnit(context)];
    const links = all.filter(([type]) => type === typeNamed(asked));
    const accepted = req.accepts(links.map(([, media]) => media));
    const [, , target] = links.find(([, media]) => media === accepted) ?? links[0] ?? [];
    if (target === undefined) throw refuse(404, 'linkType');
    addReasons(res, ['resolved']);
    res.set('Link', `<${address}?linkType=linkset>; rel="linkset"; type="${LINKSET}"`);
    res
      // With the origin: clients and test suites of GS1 compare it with the address in the linkset.
      .set('Location', siteUrl + locationOf(target, search))
      .status(307)
      .end();
  }

  /** Links of the model, then those of the unit. Data are the same in all languages. */
  function linkset(model: Model, serial: string | undefined): readonly object[] {
    const entry = (linksIn: (context: RenderContext) => readonly Link[], own?: string) => {
      const links = LANGUAGE_CODES.flatMap((code) =>
        linksIn(contextOf(code, 'desktop'))
          .filter(([, media]) => media !== JSON_DATA || code === DEFAULT_LANGUAGE)
          .map(([type, media, path, title]) => ({
            rel: VOCABULARY + type,
            target: { href: siteUrl + path, title, type: media, hreflang: [code] },
          })),
      );
      return {
        anchor: siteUrl + identifierPath(model, own),
        itemDescription: own === undefined ? model.name : `${model.name}, ${own}`,
        ...mapValues(Object.fromEntries(Map.groupBy(links, ({ rel }) => rel)), (same) =>
          same.map(({ target }) => target),
        ),
      };
    };
    const home = { href: siteUrl + productPath(model.product), title: model.name };
    return [
      { ...entry((context) => linksOf(model, context)), [`${VOCABULARY}defaultLink`]: [home] },
      ...(serial === undefined ? [] : [entry(linksOfUnit, serial)]),
    ];
  }

  return (req, res, next) => {
    const isAsked = res.locals.facts.path.startsWith('/01/') && METHODS.split(', ').includes(req.method);
    if (isAsked) resolve(req, res);
    else next();
  };
}

const VOCABULARY_CONTEXT = 'https://ref.gs1.org/standards/resolver/linkset-context';
const CONTEXT_RELATION = 'http://www.w3.org/ns/json-ld#context';

/** The chosen language, else the browser's, else English. */
function languageOf(req: Request, res: Response): LanguageCode {
  const { languageCookie } = res.locals.facts;
  if (isLanguageCode(languageCookie)) return languageCookie;
  const accepted = req.acceptsLanguages([...LANGUAGE_CODES]);
  return isLanguageCode(accepted) ? accepted : DEFAULT_LANGUAGE;
}

/** A link type without its namespace; without one, the default. */
function typeNamed(text: string): string {
  if (text === '') return 'pip';
  return [VOCABULARY, 'https://gs1.org/voc/', 'gs1:'].reduce(
    (name, prefix) => name.replace(prefix, ''),
    text,
  );
}

function readKey(path: string, refuse: (status: number, fault: Fault) => HttpError) {
  const [, digits = '', ...rest] = decoded(path) ?? [];
  const names = rest.filter((_, index) => index % 2 === 0);
  const values = rest.filter((_, index) => index % 2 === 1);
  const isInOrder = names.join() === QUALIFIERS.filter((name) => names.includes(name)).join();
  const areValues = values.length === names.length && values.every((value) => VALUE.test(value));
  if (!/^(?:\d{8}|\d{12,14})$/.test(digits) || !isInOrder || !areValues) throw refuse(400, 'key');
  const gtin = gtin14(digits);
  if (gtin === undefined) throw refuse(400, 'checkDigit');
  const model = MODELS.find((own) => own.gtin === gtin);
  if (!model) throw refuse(404, 'gtin');
  const serial = values[names.indexOf('21')];
  if (serial !== undefined && !SERIALS.includes(serial)) throw refuse(404, 'serial');
  return { model, serial };
}

/** The decoded segments of a path, apart from a trailing slash; `undefined` if it is not well-formed. */
function decoded(path: string): readonly string[] | undefined {
  try {
    return (path.endsWith('/') ? path.slice(0, -1) : path).slice(1).split('/').map(decodeURIComponent);
  } catch {
    return undefined;
  }
}
