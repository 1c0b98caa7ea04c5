import { countedIds } from '../../../tests/support/useCases';
import { ApiFailure } from '../../application/ApiFailure';
import { errorReferences } from './errorReferences';

const referenceOf = () => errorReferences(countedIds());

describe('errorReferences @SHELL-37', () => {
  it('takes the reference of a failed call', () => {
    const failure = new ApiFailure({ kind: 'other', status: 500, message: '', correlationId: 'c-1' });
    expect(referenceOf()(failure)).toBe('c-1');
  });

  it('gives an error without one the same reference each time', () => {
    const of = referenceOf();
    const [defect, failure] = [new Error('a defect'), new ApiFailure({ kind: 'other', status: 500, message: '' })];
    expect([defect, failure, defect, failure].map(of)).toEqual(['key-1', 'key-2', 'key-1', 'key-2']);
  });

  it.each(['a text', undefined, null])('gives a reference to %j, thrown', (thrown) => {
    expect(referenceOf()(thrown)).toBe('key-1');
  });
});
