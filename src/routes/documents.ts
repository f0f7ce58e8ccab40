import { basename, dirname } from 'node:path';
import { Router } from 'express';
import { revisionsPath } from '../catalog/catalog.ts';
import { formOf, revisionOf, type Documents } from '../catalog/documents.ts';
import { HttpError } from '../errors/httpError.ts';
import { sendFile } from '../middleware/sendFile.ts';
import type { SharedSources } from '../pageTable/page.ts';

interface Sources extends Pick<SharedSources, 'contextOf'> {
  readonly documents: Documents;
}

/**
 * Serves data sheets, manuals, declarations and data files, with range requests and validators: the newest ones, of which
 * only names in the build's manifest are served, and published revisions. The query string (the time of the click) is
 * ignored.
 */
export function documentRoutes({ documents, contextOf }: Sources): Router {
  return Router({ caseSensitive: true, strict: true }).get('/documents/:name', async (req, res, next) => {
    const { name } = req.params;
    await documents.built(name);
    const published = await documents.findPublished(name);
    const document = published ?? documents.find(name);
    if (!document || document.kind === 'chapters') throw new HttpError(404, `Unknown document ${name}`);
    const { file = '', language, sha256 } = document;
    const { mime, disposition } = formOf(document.kind);
    if (published) {
      const { newest, subject, kind, letter } = published;
      const { facts } = res.locals;
      const { href, t } = contextOf(language, facts.layout);
      const instead = revisionsPath(subject, kind);
      res.set(
        'Link',
        `</documents/${newest}>; rel="latest-version", <${href(instead)}>; rel="version-history"`,
      );
      // The error page is in the language of the document: the path has none.
      res.locals.facts = { ...facts, language };
      const message = t('documents:revisions.missing', { letter, newest: revisionOf(published).letter });
      if (file === '') throw new HttpError(503, message, { isPublic: true, instead });
    }
    sendFile(req, res, {
      root: dirname(file),
      path: basename(file),
      cacheControl: false,
      setHeaders: () =>
        res.set({
          'Content-Type': mime,
          'Content-Disposition': `${disposition}; filename="${name}"`,
          'Content-Language': language,
          // The newest changes under the same URL, and pages show its checksum, so caches must revalidate each time.
          'Cache-Control': published
            ? 'public, max-age=31536000, immutable'
            : 'public, max-age=0, must-revalidate',
          // Strong validator: computed from these bytes.
          ETag: `"${sha256.slice(0, 32)}"`,
        }),
      failed: (error) =>
        next(error.status === 404 ? new Error(`${file} is missing`, { cause: error }) : error),
    });
  });
}
