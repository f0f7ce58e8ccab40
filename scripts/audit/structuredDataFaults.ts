import * as z from 'zod';

const text = z.string().trim().min(1);
const url = z.url({ protocol: /^https?$/ });
const reference = z.object({ '@id': url });
const date = z.union([z.iso.date(), z.iso.datetime({ offset: true })]);
const figure = z
  .object({ propertyID: text, name: text, unitCode: text.optional(), unitText: text.optional() })
  .and(
    z.union([
      z.object({ value: z.union([text, z.number(), z.boolean()]) }),
      z
        .object({ minValue: z.number(), maxValue: z.number() })
        .refine((range) => range.minValue < range.maxValue),
    ]),
  );

const article = z.object({
  headline: text.max(200),
  description: text,
  datePublished: date,
  image: url.optional(),
  url,
  mainEntityOfPage: url,
  author: reference,
  publisher: reference,
});

/** What search engines require of each type, and specification section 3 of the organization. */
const REQUIRED: Readonly<Record<string, z.ZodType>> = {
  Organization: z.object({
    '@id': url,
    name: text,
    email: z.email(),
    url,
    logo: url,
    description: text,
    address: z.object({
      '@type': z.literal('PostalAddress'),
      streetAddress: text,
      addressLocality: text,
      addressRegion: text,
      addressCountry: z.string().regex(/^[A-Z]{2}$/),
    }),
  }),
  WebSite: z.object({ name: text, url, publisher: reference }),
  BreadcrumbList: z.object({
    itemListElement: z
      .array(z.object({ position: z.number(), name: text, item: url.optional() }))
      .min(2)
      .refine(
        (items) =>
          items.every(
            ({ position, item }, index) =>
              position === index + 1 && (item !== undefined || index === items.length - 1),
          ),
        {
          error: 'positions must count from 1, and every item but the last needs a link',
        },
      ),
  }),
  Product: z.object({
    name: text,
    description: text,
    url,
    image: url,
    brand: z.object({ name: text }),
    manufacturer: reference,
    additionalProperty: z.array(figure),
    model: z
      .array(
        z.object({
          '@type': z.literal('ProductModel'),
          name: text,
          mpn: text,
          gtin: z.string().regex(/^\d{14}$/),
          hasDigitalProductPassport: url.optional(),
          additionalProperty: z.array(figure),
        }),
      )
      .min(1),
    // The site has no such data, so these would be invented.
    offers: z.undefined().optional(),
    review: z.undefined().optional(),
    aggregateRating: z.undefined().optional(),
  }),
  NewsArticle: article,
  TechArticle: article,
  ContactPage: z.object({
    mainEntity: z.object({
      '@id': url,
      contactPoint: z.array(z.object({ telephone: text, hoursAvailable: z.object({ opens: text }) })).min(1),
    }),
  }),
  FAQPage: z.object({
    mainEntity: z
      .array(z.object({ '@type': z.literal('Question'), name: text, acceptedAnswer: z.object({ text }) }))
      .min(1),
  }),
};

const anyBlock = z.looseObject({ '@context': z.literal('https://schema.org'), '@type': text });
type Block = z.infer<typeof anyBlock>;

/** Parses and checks a page's JSON-LD blocks. @returns the valid blocks by type, and one sentence per fault */
export function structuredDataFaults(blocks: readonly string[]) {
  const faults: string[] = [];
  const byType = new Map<string, Block>();
  for (const json of blocks) {
    const block = read(json);
    if (typeof block === 'string') {
      faults.push(block);
      continue;
    }
    const type = block['@type'];
    if (byType.has(type)) faults.push(`${type} occurs twice`);
    byType.set(type, block);
    const required = REQUIRED[type];
    const result = required?.safeParse(block);
    if (!required) faults.push(`${type} is an unknown type`);
    if (result?.error)
      faults.push(...result.error.issues.map(({ path, message }) => `${type} ${path.join('.')}: ${message}`));
  }
  const known = new Set([...byType.values()].map((block) => block['@id']));
  for (const [, id] of blocks.join('\n').matchAll(/\{"@id":"([^"]+)"\}/g))
    if (!known.has(id)) faults.push(`no block on the page has the @id ${id}`);
  return { byType, faults };
}

function read(json: string): Block | string {
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch (error) {
    return `a block is not JSON: ${String(error)}`;
  }
  const result = anyBlock.safeParse(value);
  return result.success ? result.data : `a block lacks @context or @type: ${z.prettifyError(result.error)}`;
}
