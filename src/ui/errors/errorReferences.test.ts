import { countedIds } from '../../../tests/support/countedIds';
import { failure } from '../../../tests/support/failure';
import { errorReferences } from './errorReferences';

const referenceOf = () => errorReferences(countedIds());

describe('errorReferences @SHELL-37', () => {
  it('takes the reference of a failed call', () => {
    const broken = failure('other', { correlationId: 'c-1' });
    expect(referenceOf()(broken)).toBe('c-1');
  });

  it('gives an error without one the same reference each time', () => {
    const of = referenceOf();
    const [defect, broken] = [new Error('a defect'), failure()];
    expect([defect, broken, defect, broken].map(of)).toEqual(['key-1', 'key-2', 'key-1', 'key-2']);
  });

  it.each(['a text', undefined, null])('gives a reference to %j, thrown', (thrown) => {
    expect(referenceOf()(thrown)).toBe('key-1');
  });
});
