import { legalParagraphs } from './legalParagraphs';

describe('legalParagraphs', () => {
  it('gives a plain notice as it is @CONFIG-29', () => {
    expect(legalParagraphs('Any person, 5% & more.')).toEqual([[{ text: 'Any person, 5% & more.' }]]);
  });

  it('separates paragraphs, and emphasis within them @CONFIG-29', () => {
    expect(legalParagraphs('One <strong>charge</strong> of <em>{amount}</em>.\n\nNo more.')).toEqual([
      [
        { text: 'One ' },
        { text: 'charge', emphasis: 'strong' },
        { text: ' of ' },
        { text: '{amount}', emphasis: 'em' },
        { text: '.' },
      ],
      [{ text: 'No more.' }],
    ]);
  });
});
