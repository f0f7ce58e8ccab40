/** @type {import('stylelint').Config} */
export default {
  extends: 'stylelint-config-standard',
  rules: {
    'declaration-no-important': true,
    'property-disallowed-list': [
      [
        '/^(margin|padding|border|inset)-(left|right|top|bottom)/',
        'left',
        'right',
        'top',
        'bottom',
        'width',
        'height',
        'min-width',
        'max-width',
        'min-height',
        'max-height',
      ],
      { message: 'Logical properties only: Arabic runs the other way.' },
    ],
    'declaration-property-value-disallowed-list': {
      'text-align': ['left', 'right'],
      float: ['left', 'right'],
    },
    // Besides 1000 px, the specification's.
    'media-feature-name-value-allowed-list': {
      width: ['310px', '375px', '600px', '768px', '1000px', '1200px'],
    },
    'property-no-vendor-prefix': null,
    'no-descending-specificity': null,
    'import-notation': 'string',
    'value-keyword-case': ['lower', { ignoreProperties: ['--font'] }],
  },
};
