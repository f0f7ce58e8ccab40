import { basename, dirname } from 'node:path';
import { Router } from 'express';
import { fileNameOf } from '../documents/documents.ts';
import type { Documents } from '../documents/readDocuments.ts';
import { HttpError } from '../errors/httpError.ts';
import { sendFile } from '../middleware/sendFile.ts';

/** The address stays while the content changes, and pages show its checksum: caches must revalidate each time. */
const CACHE_CONTROL = 'public, max-age=0, must-revalidate';

/**
 * Data sheets, manuals and declarations as files, with ranges and validators. Only names of documents that the build made
 * are looked up; the query (the time of the click) is ignored.
 */
export function documentRoutes(documents: Documents): Router {
  const router = Router({ caseSensitive: true, strict: true });
  router.get('/documents/:name', (req, res, next) => {
    const document = documents.find(req.params.name);
    if (!document) throw new HttpError(404, `There is no document ${req.params.name}`);
    sendFile(req, res, {
      root: dirname(document.file),
      path: basename(document.file),
      cacheControl: false,
      setHeaders: () =>
        res.set({
          'Content-Type': 'application/pdf',
          'Content-Disposition': `inline; filename="${fileNameOf(document)}"`,
          'Content-Language': document.language,
          'Cache-Control': CACHE_CONTROL,
          // Strong: computed from these bytes.
          ETag: `"${document.sha256.slice(0, 32)}"`,
        }),
      failed: (error) =>
        next(error.status === 404 ? new Error(`${document.file} is missing`, { cause: error }) : error),
    });
  });
  return router;
}
