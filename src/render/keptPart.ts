import { hash } from 'node:crypto';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import type { KeepPart } from '../../views/Kept.tsx';
import { SiteProvider } from '../../views/site.tsx';
import type { Site } from '../../views/site.tsx';
import { encode } from './encode.ts';

export type PartToKeep = Parameters<KeepPart>[0];

/** HTML that is put into many pages as it is. */
export interface Digested {
  readonly bytes: Buffer;
  readonly digest: string;
}

export function digested(html: string): Digested {
  const bytes = encode(html);
  return { bytes, digest: hash('sha1', bytes, 'base64url') };
}

export const bytesOf = ({ bytes }: Digested): Buffer => bytes;
export const digestOf = ({ digest }: Digested): string => digest;

/** Goes when what it shows goes: there are no more of them than there is data. */
const kept = new WeakMap<Site, WeakMap<object, Digested>>();

/** A part of a page by itself, rendered when it is asked for first. Ids in it begin with its name. */
export function keptPart({ name, by, children }: PartToKeep, site: Site): Digested {
  const ofSite = kept.get(site) ?? new WeakMap<object, Digested>();
  kept.set(site, ofSite);
  const known = ofSite.get(by);
  if (known) return known;
  const element = createElement(SiteProvider, { value: site }, children);
  const part = digested(renderToString(element, { identifierPrefix: name }));
  ofSite.set(by, part);
  return part;
}
