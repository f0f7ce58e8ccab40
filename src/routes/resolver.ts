import { Router, type Request, type RequestHandler, type Response } from 'express';
import { manualPath, productPath } from '../catalog/catalog.ts';
import { fileNameOf, type DocumentId } from '../catalog/documents.ts';
import { gtin14 } from '../catalog/gtin.ts';
import { MODELS, type Model } from '../catalog/models.ts';
import { hasPassport, identifierPath, passportFile, passportPath, serialsOf } from '../catalog/passport.ts';
import { PERSONAL_CACHING } from '../common/caching.ts';
import { HttpError } from '../errors/httpError.ts';
import { DEFAULT_LANGUAGE, isLanguageCode, LANGUAGE_CODES, type LanguageCode } from '../model/codes.ts';
import type { RenderContext } from '../model/renderContext.ts';
import type { Words } from '../model/words.ts';
import { organization } from '../organization.ts';
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

/** One kind of information about a model. */
interface Link {
  readonly type: 'pip' | 'dpp' | 'instructions' | 'certificationInfo' | 'masterData' | 'registerProduct';
  readonly media: string;
  readonly title: (words: Words) => string;
  /** Path in the language and layout of the context. */
  readonly path: (context: RenderContext) => string;
  /** Data are the same in all languages. */
  readonly languages: readonly LanguageCode[];
}

/** What a path identifies. */
interface Key {
  readonly model: Model;
  readonly serial: string | undefined;
}

type Fault = keyof Words['passport']['errors'];

/**
 * Resolves the identifiers of models and units (GS1-Conformant Resolver 1.2): redirects to the information that the
 * visitor asks for, in the visitor's language and layout, or lists all as a linkset (RFC 9264).
 */
export function resolverRoutes({ siteUrl, contextOf }: SharedSources): RequestHandler {
  const description = {
    name: organization.name,
    resolverRoot: siteUrl,
    supportedPrimaryKeys: ['01'],
    supportedLinkType: [{ namespace: VOCABULARY, prefix: 'gs1:' }],
    linkTypeDefaultCanBeLinkset: false,
    contact: { fn: organization.legalName },
  };

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
      return void res.end(JSON.stringify({ linkset: linkset({ model, serial }) }));
    }
    const type = typeNamed(asked);
    const links = linksOf(model).filter((link) => link.type === type);
    const wanted = links.find(({ media }) => media === req.accepts(links.map((link) => link.media)));
    const link = wanted ?? links[0];
    if (!link) throw refuse(404, 'linkType');
    addReasons(res, ['resolved']);
    res.set('Link', `<${address}?linkType=linkset>; rel="linkset"; type="${LINKSET}"`);
    res
      .set('Location', locationOf(link.path(context), search))
      .status(307)
      .end();
  }

  /** Links of the model, then those of the unit. */
  function linkset({ model, serial }: Key): readonly object[] {
    const { words } = contextOf(DEFAULT_LANGUAGE, 'desktop');
    const name = `${model.name}, ${words.products.products[model.product].name}`;
    const entry = (links: readonly Link[], own?: string) => ({
      anchor: siteUrl + identifierPath(model, own),
      itemDescription: own === undefined ? name : `${name}, ${words.passport.rows.serial} ${own}`,
      ...Object.fromEntries(
        [...Map.groupBy(links, ({ type }) => VOCABULARY + type)].map(([type, same]) => [
          type,
          same.flatMap(targets),
        ]),
      ),
    });
    const home = { href: siteUrl + productPath(model.product), title: name };
    return [
      { ...entry(linksOf(model)), [`${VOCABULARY}defaultLink`]: [home] },
      ...(serial === undefined ? [] : [entry([REGISTRATION], serial)]),
    ];
  }

  function targets({ languages, media, path, title }: Link) {
    return languages.map((code) => {
      const context = contextOf(code, 'desktop');
      return { href: siteUrl + path(context), title: title(context.words), type: media, hreflang: [code] };
    });
  }

  const router = Router().get('/.well-known/gs1resolver', (_req, res) => {
    res
      .set({ 'Access-Control-Allow-Origin': '*', 'Cache-Control': 'public, max-age=3600' })
      .json(description);
  });
  return (req, res, next) => {
    if (!res.locals.facts.path.startsWith('/01/')) return router(req, res, next);
    if (METHODS.split(', ').includes(req.method)) resolve(req, res);
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

function readKey(path: string, refuse: (status: number, fault: Fault) => HttpError): Key {
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
  if (serial !== undefined && !serialsOf(model).includes(serial)) throw refuse(404, 'serial');
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

const page = (type: Link['type'], path: string, title: Link['title']): Link => ({
  type,
  media: 'text/html',
  title,
  path: ({ href }) => href(path),
  languages: LANGUAGE_CODES,
});

const file = (type: Link['type'], { subject, kind }: Pick<DocumentId, 'subject' | 'kind'>): Link => {
  const isData = kind === 'json';
  return {
    type,
    media: isData ? 'application/json' : 'application/pdf',
    title: ({ documents }) =>
      kind === 'manual' || kind === 'declaration' ? documents.kinds[kind] : documents.data.names.data,
    path: ({ language: { code } }) =>
      `/documents/${fileNameOf({ subject, kind, language: isData ? DEFAULT_LANGUAGE : code })}`,
    languages: isData ? [DEFAULT_LANGUAGE] : LANGUAGE_CODES,
  };
};

const REGISTRATION = page('registerProduct', '/twoPage/open', ({ twoPage }) => twoPage.open.title);

function linksOf(model: Model): readonly Link[] {
  const { product: subject } = model;
  const data: Link = {
    ...page('dpp', '', ({ passport }) => passport.label),
    media: 'application/json',
    path: () => passportFile(model),
    languages: [DEFAULT_LANGUAGE],
  };
  return [
    page('pip', productPath(subject), ({ products }) => products.products[subject].title),
    ...(hasPassport(model) ? [page('dpp', passportPath(model), ({ passport }) => passport.label), data] : []),
    page('instructions', manualPath(subject), ({ documents }) => documents.kinds.manual),
    file('instructions', { subject, kind: 'manual' }),
    file('certificationInfo', { subject, kind: 'declaration' }),
    file('masterData', { subject, kind: 'json' }),
    REGISTRATION,
  ];
}
