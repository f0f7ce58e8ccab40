import { TextLink } from '../../elements/TextLink.tsx';
import { BarChart, type Bar } from '../../sections/BarChart.tsx';
import { FeatureGrid } from '../../sections/FeatureGrid.tsx';
import { FootprintCalculator, type CalculatorProps } from '../../sections/FootprintCalculator.tsx';
import { Formulas, type Formula } from '../../sections/Formulas.tsx';
import { ModelForm } from '../../sections/ModelForm.tsx';
import { Outlined } from '../../sections/Outline.tsx';
import { PageHead } from '../../sections/PageHead.tsx';
import { SplitSection } from '../../sections/SplitSection.tsx';
import { Steps } from '../../sections/Steps.tsx';
import { useRenderContext } from '../../renderContext.tsx';

interface Props {
  /** Name of the chosen model. */
  readonly model: string;
  /** Path of its product's page. */
  readonly product: string;
  readonly stages: readonly Bar[];
  /** Introduction of the chart, with the carbon intensity of the charging electricity. */
  readonly assumption: string;
  readonly formulas: readonly Formula[];
  readonly example: string;
  readonly calculator: CalculatorProps;
}

export function CarbonFootprintPage({
  model,
  product,
  stages,
  assumption,
  formulas,
  example,
  calculator,
}: Props) {
  const { words, t } = useRenderContext();
  const { title, lead, method, calculation, use, limits } = words.about['carbon-footprint'];
  const { footprint } = words.company;
  return (
    <Outlined>
      <PageHead
        title={title}
        lead={lead}
        picture={{ name: 'cabinet-hero', alt: words.products.products.cabinet.name }}
        ground="dark"
      />
      <SplitSection heading={method.heading} text={method.text}>
        <Steps steps={Object.values(method.items)} arrangement="rows" />
      </SplitSection>
      <SplitSection heading={footprint.heading} text={assumption} ground="dark">
        <ModelForm
          to="/about-us/carbon-footprint#model"
          model={calculator.model}
          kept={calculator.fields.flatMap(({ name, value }) => (value ? [[name, value]] : []))}
          submit={footprint.show}
        />
        <BarChart
          caption={t('company:footprint.caption', { model })}
          heads={[footprint.stage, footprint.value]}
          bars={stages}
        />
        {calculator.note ? <p className="section-text">{calculator.note}</p> : null}
      </SplitSection>
      <SplitSection
        heading={calculation.heading}
        text={t('about:carbon-footprint.calculation.text', { model })}
      >
        <Formulas formulas={formulas} />
        <TextLink to={product}>{t('company:footprint.data', { model })}</TextLink>
      </SplitSection>
      <SplitSection heading={use.heading}>
        <p className="large-text">{example}</p>
      </SplitSection>
      <FootprintCalculator heading={words.company.calculator.heading} {...calculator} />
      <FeatureGrid {...limits} />
    </Outlined>
  );
}
