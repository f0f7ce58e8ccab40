import type { SizingProps } from '../../../views/sections/Sizing.tsx';
import type { RenderContext } from '../../model/renderContext.ts';
import type { Words } from '../../model/words.ts';
import { pictureOf, solutionPath, solutions, type Solution, type SolutionId } from '../../catalog/catalog.ts';
import { formatValue } from '../../catalog/dataTable.ts';
import { canBeOrdered } from '../../catalog/lifecycle.ts';
import { LONGEST_PROFILE } from '../../catalog/sizing/dayProfile.ts';
import { DEPOT_ASSUMPTIONS, DEPOT_FIELDS } from '../../catalog/sizing/depot.ts';
import type { FieldRanges } from '../../catalog/sizing/fields.ts';
import { PEAK_ASSUMPTIONS, PEAK_FIELDS } from '../../catalog/sizing/peakShaving.ts';
import type { Assumption } from '../../catalog/sizing/proposal.ts';
import {
  rangeOfVoltage,
  SHIFT_ASSUMPTIONS,
  SHIFT_FIELDS,
  SHIFT_VOLTAGES,
} from '../../catalog/sizing/shift.ts';
import type { PageRequest } from '../../pageTable/page.ts';
import { calculatorField, type FieldTexts } from '../calculators/calculatorField.ts';
import { offered, PROFILE, READ_FORM } from './sizingForms.ts';
import { resultOf, type Calculator } from './sizingResult.ts';

interface Entry extends Omit<Calculator, 'path'> {
  readonly assumptions: Readonly<Record<string, Assumption>>;
  /** What its cases are for: an option of the inquiry form. */
  readonly application: 'machine' | 'charging' | 'storage';
}

/** The calculators, by the solution whose page they are on. */
const CALCULATORS: Readonly<Partial<Record<SolutionId, Entry>>> = {
  'battery-pack': {
    id: 'shift',
    ranges: SHIFT_FIELDS,
    assumptions: SHIFT_ASSUMPTIONS,
    installed: 'kWh',
    application: 'machine',
    facts: ['weight', 'leadTime'],
    stands: false,
  },
  'ev-charger': {
    id: 'depot',
    ranges: DEPOT_FIELDS,
    assumptions: DEPOT_ASSUMPTIONS,
    installed: 'kW',
    application: 'charging',
    facts: ['gridCurrent', 'weight', 'leadTime'],
    stands: true,
  },
  'cabinet-energy-storage': {
    id: 'peakShaving',
    ranges: PEAK_FIELDS,
    assumptions: PEAK_ASSUMPTIONS,
    installed: 'kWh',
    application: 'storage',
    facts: ['gridCurrent', 'weight', 'leadTime'],
    stands: true,
  },
};

/** The calculators of the site: the part of the page, its picture and its texts. */
export const calculatorPages = [
  ...solutions.flatMap((solution) => {
    const calculator = CALCULATORS[solution.name];
    if (!calculator) return [];
    return [
      {
        path: `${solutionPath(solution)}#sizing`,
        picture: pictureOf(solution.product),
        title: (words: Words) => words.sizing[calculator.id].heading,
        text: (words: Words) => words.sizing[calculator.id].text,
      },
    ];
  }),
  {
    path: '/about-us/carbon-footprint#calculator',
    picture: 'scene-production-line',
    title: (words: Words) => words.nav.carbonFootprint,
    text: (words: Words) => words.company.calculator.text,
  },
];

/** The form with what can be ordered today. */
const readForm = (id: Entry['id'], query: URLSearchParams, { language, today }: RenderContext) =>
  offered(READ_FORM[id](query, language.tag), (model) => canBeOrdered(model, today()));

type Reasons = Readonly<Record<string, { readonly title: string; readonly text: string }>>;

/** The calculator on a solution's page for a query string, if the solution has one. */
export function sizingOn(
  solution: Solution,
  { query, context, siteUrl }: Pick<PageRequest, 'query' | 'context' | 'siteUrl'>,
): SizingProps | undefined {
  const calculator = CALCULATORS[solution.name];
  if (!calculator) return undefined;
  const { id, ranges, assumptions } = calculator;
  const texts = context.words.sizing[id];
  const reasons: Reasons = texts.assumptions;
  const fieldTexts: Readonly<Record<string, FieldTexts>> = texts.fields;
  const path = solutionPath(solution);
  const form = readForm(id, query, context);
  return {
    path,
    heading: texts.heading,
    text: texts.text,
    fields: form.fields.map((field) => ({
      ...calculatorField(field, fieldTexts[field.name], ranges[field.name], context),
      ...(field.name === 'voltage' && id === 'shift' && { kind: 'choice', options: voltages(context) }),
      ...(field.name === PROFILE && { kind: 'text', maxLength: LONGEST_PROFILE }),
    })),
    example: `${path}?${exampleOf(ranges)}#sizing`,
    result: form.query === '' ? undefined : resultOf(form, { ...calculator, path }, { context, siteUrl }),
    assumptions: Object.entries(assumptions).map(([name, { value, unit }]) => ({
      title: (reasons[name]?.title ?? '').replace(
        '{{value}}',
        context.format.isolate(formatValue(value, unit, context)),
      ),
      text: reasons[name]?.text ?? '',
    })),
  };
}

/** The case in an address, as values of the inquiry form: the visitor's figures and the proposal. */
export function caseIn(about: string, request: Pick<PageRequest, 'context' | 'siteUrl'>) {
  const [path, query] = about.split('?');
  const solution = solutions.find((each) => solutionPath(each) === path);
  const result = solution && sizingOn(solution, { ...request, query: new URLSearchParams(query) })?.result;
  if (!result) return undefined;
  const { title, text, changes } = result.proposal;
  return {
    application: CALCULATORS[solution.name]?.application ?? '',
    dutyCycle: [result.sentences, '', title, text, ...changes].join('\n'),
  };
}

function exampleOf(ranges: FieldRanges): URLSearchParams {
  return new URLSearchParams(Object.entries(ranges).map(([name, { example }]) => [name, String(example)]));
}

function voltages(context: RenderContext): [string, string][] {
  const { t, format } = context;
  return SHIFT_VOLTAGES.map((voltage) => [
    String(voltage),
    format.isolate(
      t('sizing:withMargin', {
        value: formatValue(voltage, 'V', context),
        margin: formatValue(rangeOfVoltage(voltage), 'V', context),
      }),
    ),
  ]);
}
