import { FaultCodePage } from '../../../views/pages/service/FaultCodePage.tsx';
import { FaultCodesPage } from '../../../views/pages/service/FaultCodesPage.tsx';
import type { RenderContext } from '../../model/renderContext.ts';
import { manualPath, productPath } from '../../catalog/catalog.ts';
import type { ManualKind } from '../../catalog/family.ts';
import {
  FAULT_KINDS,
  FAULTS,
  faultCode,
  faultPath,
  faultSlug,
  faultTexts,
  isEmergency,
  productsThatReport,
  type Fault,
} from '../../catalog/faults.ts';
import { emergencyLines } from '../../markets/marketTexts.ts';
import { definePage, loadStatic, type Params } from '../../pageTable/page.ts';

const ALL = FAULT_KINDS.flatMap((kind) => FAULTS[kind].map((fault) => ({ kind, fault })));

function faultIn({ code }: Params) {
  const found = ALL.find(({ fault }) => faultSlug(fault) === code);
  if (!found) throw new Error(`Unknown fault code ${code}`);
  return found;
}

/** Code and sign; the cause, too, if another code of the kind has the same sign. */
function titleOf({ kind, fault }: ReturnType<typeof faultIn>, { words }: Pick<RenderContext, 'words'>) {
  const { sign, cause } = faultTexts(kind, fault, words);
  const equal = FAULTS[kind].filter((other) => faultTexts(kind, other, words).sign === sign);
  return `${faultCode(fault)} – ${equal.length > 1 ? `${sign} · ${cause}` : sign}`;
}

/** Names of all products of a kind. */
function namesOf(kind: ManualKind, { words, format }: RenderContext): string {
  const reporting = new Set(FAULTS[kind].flatMap((fault) => productsThatReport(kind, fault)));
  return format.list([...reporting].map((id) => words.products.products[id].name));
}

/** The products that report a fault, with its place in their manuals. */
function productsOf(kind: ManualKind, fault: Fault, { words }: RenderContext) {
  return productsThatReport(kind, fault).map((subject) => ({
    to: productPath(subject),
    name: words.products.products[subject].name,
    manual: `${manualPath(subject)}#${faultSlug(fault)}`,
  }));
}

export const faultCodePages = [
  definePage({
    id: 'faultCodes',
    desktop: '/services/fault-codes',
    words: ({ services }) => services['fault-codes'],
    load: loadStatic(({ context }) => ({
      families: FAULT_KINDS.map((kind) => ({
        id: kind,
        heading: namesOf(kind, context),
        codes: FAULTS[kind].map((fault) => ({
          to: faultPath(fault),
          title: titleOf({ kind, fault }, context),
        })),
      })),
    })),
    view: FaultCodesPage,
  }),
  definePage({
    id: 'faultCode',
    desktop: '/services/fault-codes/:code',
    searched: false,
    label: (_, params) => faultCode(faultIn(params).fault),
    instances: ALL.map(({ fault }) => ({ code: faultSlug(fault) })),
    load: loadStatic(({ context, params }) => {
      const { kind, fault } = faultIn(params);
      const place = FAULTS[kind].indexOf(fault);
      return {
        ...faultTexts(kind, fault, context.words),
        title: titleOf({ kind, fault }, context),
        level: fault.level,
        isEmergency: isEmergency(fault),
        emergencyLines: emergencyLines(context),
        products: productsOf(kind, fault, context),
        neighbors: [FAULTS[kind][place - 1], FAULTS[kind][place + 1]].flatMap((other) =>
          other ? [{ to: faultPath(other), title: titleOf({ kind, fault: other }, context) }] : [],
        ),
      };
    }),
    head: (_, { context: { t, words }, params }) => {
      const { kind, fault } = faultIn(params);
      const { sign } = faultTexts(kind, fault, words);
      return {
        // Without the cause, which is too long for search engines.
        title: `${faultCode(fault)} – ${sign}`,
        description: t('services:fault-codes.codeDescription', { code: faultCode(fault), sign }),
      };
    },
    view: FaultCodePage,
  }),
];
