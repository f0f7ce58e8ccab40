import { PressPage } from '../../../views/pages/company/PressPage.tsx';
import { organization } from '../../organization.ts';
import { definePage } from '../../pageTable/page.ts';
import { inquiryForm } from '../service/inquiryForm.ts';

export const pressPage = definePage({
  id: 'press',
  desktop: '/about-us/press',
  words: (words) => words.press.press,
  menu: { position: 6 },
  forms: ['press'],
  load: (request) => ({
    ...organization.departments.press,
    logo: organization.logo,
    form: inquiryForm('press', request),
  }),
  view: PressPage,
});
