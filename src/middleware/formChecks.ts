import express, { type RequestHandler, type Response } from 'express';
import { createLimits } from './formLimits.ts';
import { organization } from '../organization.ts';
import type { Metrics } from '../process/metrics.ts';
import type { ContextOf } from '../render/renderContext.ts';
import { addReasons } from '../request/reasons.ts';
import { isFromHere } from '../request/sameOrigin.ts';
import { MAX_FORM_LENGTH } from './requestLimits.ts';

/** More than the fields of any form. */
const MAX_FIELDS = 40;

interface FormCheckDeps {
  readonly siteUrl: string;
  readonly contextOf: ContextOf;
  readonly metrics: Metrics | undefined;
  readonly formsPerSecond?: number | undefined;
}

/**
 * For forms of visitors: refuses those that were sent from other sites, and those over the rate limits, before their
 * bodies are read; then reads the body. Refusals are plain text, because rendering pages for them would be the damage that
 * an attacker wants.
 */
export function formChecks({ siteUrl, contextOf, metrics, formsPerSecond }: FormCheckDeps): RequestHandler[] {
  const exceeded = createLimits(formsPerSecond);

  function refuse(res: Response, status: 403 | 429, reason: 'address' | 'all' | 'site'): void {
    metrics?.refused(reason);
    addReasons(res, ['refused']);
    const { language, layout } = res.locals.facts;
    const { phone, email: mail } = organization;
    const text = contextOf(language, layout).t(`inquiries:refused.${reason}`, { phone, mail });
    res.set({ 'Cache-Control': 'no-store', 'Content-Language': language });
    res.status(status).type('text').send(`${text}\n`);
  }

  return [
    async (req, res, next) => {
      if (!isFromHere(req, siteUrl)) return refuse(res, 403, 'site');
      const over = await exceeded(req.ip);
      if (!over) return next();
      res.set('Retry-After', String(over.seconds));
      refuse(res, 429, over.limit);
    },
    express.urlencoded({ extended: false, limit: MAX_FORM_LENGTH, parameterLimit: MAX_FIELDS }),
  ];
}
