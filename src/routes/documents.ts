import { Router } from 'express';
import { fileNameOf } from '../documents/documents.ts';
import type { Documents } from '../documents/readDocuments.ts';
import { HttpError } from '../errors/httpError.ts';

/** The address stays while the content changes, and pages show its checksum: whoever keeps a document asks each time. */
const CACHE_CONTROL = 'public, max-age=0, must-revalidate';

/**
 * Data sheets, manuals and declarations as files: with ranges and validators, by Express. Only names that the build has made a
 * document of are looked for; the query (the time of the click) is ignored.
 */
export function documentRoutes(documents: Documents): Router {
  const router = Router({ caseSensitive: true, strict: true });
  router.get('/documents/:name', (req, res, next) => {
    const document = documents.find(req.params.name);
    if (!document) throw new HttpError(404, `There is no document ${req.params.name}`);
    res.set({
      'Content-Type': 'application/pdf',
      'Content-Disposition': `inline; filename="${fileNameOf(document)}"`,
      'Content-Language': document.language,
      'Cache-Control': CACHE_CONTROL,
      // Strong: it stands for these bytes.
      ETag: `"${document.sha256.slice(0, 32)}"`,
    });
    res.sendFile(document.file, { cacheControl: false }, (error) => {
      if (!error || res.headersSent) return;
      // Whatever a caller has said of the file is not true of the page that tells of the fault.
      for (const name of ['Content-Type', 'Content-Disposition', 'Content-Language', 'ETag'])
        res.removeHeader(name);
      next(isRangeFault(error) ? error : new Error(`${document.file} cannot be sent`, { cause: error }));
    });
  });
  return router;
}

/** The visitor's fault, not the site's: a range that the file does not have. */
function isRangeFault(error: Error): boolean {
  return 'status' in error && error.status === 416;
}
