import { FaultCodePage } from '../../../views/pages/services/FaultCodePage.tsx';
import { FaultCodesPage } from '../../../views/pages/services/FaultCodesPage.tsx';
import type { RenderContext } from '../../model/renderContext.ts';
import { familyOf, productPath } from '../../catalog/catalog.ts';
import { fileNameOf } from '../../catalog/documents.ts';
import type { ManualKind } from '../../catalog/family.ts';
import {
  FAULT_KINDS,
  FAULTS,
  faultCode,
  faultPath,
  faultsOf,
  faultTexts,
  isEmergency,
  productsThatReport,
  type Fault,
} from '../../catalog/faults.ts';
import { emergencyLines } from '../../markets/marketTexts.ts';
import { definePage, loadStatic, type Params } from '../../pageTable/page.ts';

const ALL = FAULT_KINDS.flatMap((kind) => FAULTS[kind].map((fault) => ({ kind, fault })));
const codeOf = (fault: Fault) => faultCode(fault).toLowerCase();

function faultIn({ code }: Params) {
  const found = ALL.find(({ fault }) => codeOf(fault) === code);
  if (!found) throw new Error(`Unknown fault code ${code}`);
  return found;
}

/** Code and sign; the cause, too, if another code of the kind has the same sign. */
function titleOf({ kind, fault }: ReturnType<typeof faultIn>, { words }: Pick<RenderContext, 'words'>) {
  const { sign, cause } = faultTexts(kind, fault, words.faults);
  const equal = FAULTS[kind].filter((other) => faultTexts(kind, other, words.faults).sign === sign);
  return `${faultCode(fault)} – ${equal.length > 1 ? `${sign} · ${cause}` : sign}`;
}

/** Names of all products of a kind. */
function namesOf(kind: ManualKind, { words, format }: RenderContext): string {
  const reporting = new Set(FAULTS[kind].flatMap((fault) => productsThatReport(kind, fault)));
  return format.list([...reporting].map((id) => words.products.products[id].name));
}

/** The products that report a fault, with the page of their manual that has it. */
function productsOf(kind: ManualKind, fault: Fault, { words, language, document }: RenderContext) {
  return productsThatReport(kind, fault).map((subject) => {
    const file = fileNameOf({ subject, kind: 'manual', language: language.code });
    const page = document(file)?.faultPages?.[faultsOf(familyOf(subject)).indexOf(fault)];
    return {
      to: productPath(subject),
      name: words.products.products[subject].name,
      manual: page === undefined ? undefined : { url: `/documents/${file}#page=${page}`, page },
    };
  });
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
    instances: ALL.map(({ fault }) => ({ code: codeOf(fault) })),
    load: loadStatic(({ context, params }) => {
      const { kind, fault } = faultIn(params);
      const place = FAULTS[kind].indexOf(fault);
      return {
        ...faultTexts(kind, fault, context.words.faults),
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
    head: ({ title }, { context: { t, words }, params }) => {
      const { kind, fault } = faultIn(params);
      const { sign } = faultTexts(kind, fault, words.faults);
      return {
        title,
        description: t('services:fault-codes.codeDescription', { code: faultCode(fault), sign }),
      };
    },
    view: FaultCodePage,
  }),
];
