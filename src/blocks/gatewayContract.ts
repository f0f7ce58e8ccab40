import * as z from 'zod';
import { BLOCKS } from './blocks.ts';

/**
 * What the site expects of a content service, as OpenAPI 3.1, for whoever puts one behind `GATEWAY_URL`. Made from the
 * schemas that responses are checked with (specification, sections 3 and 7).
 */
export function gatewayContract(): object {
  const blocks = BLOCKS.map(({ slug, languages, schema }) => {
    const { $schema: _, ...detail } = z.toJSONSchema(schema, { io: 'input' });
    return {
      name: slug,
      schema: { ...detail, description: `Requested with \`lang\`: ${languages.join(', ')}` },
    };
  });
  const detail = { anyOf: blocks.map(({ name }) => ({ $ref: `#/components/schemas/${name}` })) };
  return {
    openapi: '3.1.1',
    info: {
      title: 'Content blocks',
      version: '1',
      description:
        'The site reads the blocks when it starts and then at intervals, never during a request. A response that is late, not JSON, too large or invalid is logged, and the last valid content stays; at first, that is the content in `locales/`. Unknown fields are ignored, lengths are in characters.',
    },
    paths: {
      '/vr-oa-service/public/blocks': {
        get: {
          operationId: 'getBlock',
          parameters: [
            { name: 'slug', in: 'query', required: true, schema: { enum: BLOCKS.map(({ slug }) => slug) } },
            {
              name: 'lang',
              in: 'query',
              required: true,
              schema: { enum: [...new Set(BLOCKS.flatMap(({ languages }) => languages))] },
            },
            { name: 'If-None-Match', in: 'header', schema: { type: 'string' } },
          ],
          responses: {
            200: {
              description: 'The block in this language. Redirects are not followed.',
              headers: { ETag: { schema: { type: 'string' } } },
              content: {
                'application/json': {
                  schema: {
                    type: 'object',
                    required: ['data'],
                    properties: {
                      data: {
                        type: 'array',
                        minItems: 1,
                        description: 'Only the first item is read.',
                        items: { type: 'object', required: ['detail'], properties: { detail } },
                      },
                    },
                  },
                },
              },
            },
            304: { description: 'Unchanged since the response with the ETag in `If-None-Match`.' },
          },
        },
      },
    },
    components: { schemas: Object.fromEntries(blocks.map(({ name, schema }) => [name, schema])) },
  };
}
