import { PressPage } from '../../../views/pages/company/PressPage.tsx';
import { pictureSize } from '../../catalog/pictureSize.ts';
import { organization } from '../../organization.ts';
import { definePage } from '../../pageTable/page.ts';
import { inquiryForm } from '../service/inquiryForm.ts';

export const pressPage = definePage({
  id: 'press',
  desktop: '/about-us/press',
  words: (words) => words.press.press,
  menu: { position: 6 },
  forms: ['press'],
  load: (request) => {
    const { words, picture, format } = request.context;
    const { captions, size } = words.press.press.pictures;
    return {
      ...organization.departments.press,
      logo: organization.logo,
      pictures: Object.entries(captions).map(([name, caption]) => {
        const file = picture(name);
        return { name, caption, size: file && pictureSize(size, file, format) };
      }),
      form: inquiryForm('press', request),
    };
  },
  view: PressPage,
});
