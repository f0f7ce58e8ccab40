import type common from '../../../locales/en/manuals/common.json';
import type drive from '../../../locales/en/manuals/drive.json';
import type homeStorage from '../../../locales/en/manuals/homeStorage.json';
import type managementUnit from '../../../locales/en/manuals/managementUnit.json';
import type module from '../../../locales/en/manuals/module.json';
import type onboardCharger from '../../../locales/en/manuals/onboardCharger.json';
import type pack from '../../../locales/en/manuals/pack.json';
import type platform from '../../../locales/en/manuals/platform.json';
import type portable from '../../../locales/en/manuals/portable.json';
import type station from '../../../locales/en/manuals/station.json';
import type storageUnit from '../../../locales/en/manuals/storageUnit.json';
import type { ManualKind } from '../../../src/catalog/family.ts';
import type { Feature } from '../../../src/catalog/features.ts';

/** Texts of the manuals in a language: what all share, and one member per kind of product. */
export interface ManualWords extends Readonly<Record<ManualKind, KindWords>> {
  readonly common: typeof common;
  readonly drive: typeof drive;
  readonly homeStorage: typeof homeStorage;
  readonly managementUnit: typeof managementUnit;
  readonly module: typeof module;
  readonly onboardCharger: typeof onboardCharger;
  readonly pack: typeof pack;
  readonly platform: typeof platform;
  readonly portable: typeof portable;
  readonly station: typeof station;
  readonly storageUnit: typeof storageUnit;
}

/** Sections that consist of sentences, by key. */
export type Section =
  | 'use'
  | 'misuse'
  | 'safety'
  | 'emergency'
  | 'limits'
  | 'scope'
  | 'transport'
  | 'unpacking'
  | 'installation'
  | 'commissioning'
  | 'operation'
  | 'storage'
  | 'decommissioning'
  | 'disposal';

export type Sentences = Readonly<Record<string, string>>;

/** The texts of one kind of product. */
export interface KindWords extends Readonly<Record<Section, Sentences>> {
  readonly warnings: Readonly<
    Record<string, { readonly hazard: string; readonly consequence: string; readonly avoid: string }>
  >;
  /** By interval. */
  readonly maintenance: Readonly<Record<string, Sentences>>;
}

export type EmergencyCondition = keyof ManualWords['common']['emergency']['conditions'];
export type SharedTexts = keyof ManualWords['common']['shared'];

type Keys<Texts> = keyof Texts & string;

/**
 * Path of a sentence or warning in the texts of a kind, or of a shared sentence: `installation.power`,
 * `maintenance.yearly.oil`, `warnings.arc`, `batteryFreight.air`.
 */
export type TextPath<Kind extends ManualKind> =
  | { [Part in Section | 'warnings']: `${Part}.${Keys<ManualWords[Kind][Part]>}` }[Section | 'warnings']
  | {
      [Part in SharedTexts]: `${Part}.${Keys<ManualWords['common']['shared'][Part]>}`;
    }[SharedTexts]
  | {
      [
        Interval in Keys<ManualWords[Kind]['maintenance']>
      ]: `maintenance.${Interval}.${Keys<ManualWords[Kind]['maintenance'][Interval]>}`;
    }[Keys<ManualWords[Kind]['maintenance']>];

type LastPart<Path extends string> = Path extends `${string}.${infer Rest}` ? LastPart<Rest> : Path;
type SharedKey = {
  [Part in SharedTexts]: Keys<ManualWords['common']['shared'][Part]>;
}[SharedTexts];

/** Key of texts of a kind that no shared text has: `coolant` in `installation.coolant`. */
export type TextKey<Kind extends ManualKind> = Exclude<LastPart<TextPath<Kind>>, SharedKey>;

/** A feature that a model must have, or must not have, for a text to apply to it. */
export type Need = Feature | `no ${Feature}`;

/** Key of a warning in the texts of a kind. */
export type WarningId<Kind extends ManualKind> = Keys<ManualWords[Kind]['warnings']>;
