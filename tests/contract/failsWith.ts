import { ApiFailure, type FailureDetails } from '../../src/application/ApiFailure';

/** The call throws an `ApiFailure` that says so. */
export const failsWith = async (call: Promise<unknown>, details: Partial<FailureDetails>): Promise<void> => {
  const failure: unknown = await call.then(
    (answer) => ({ answered: answer }),
    (thrown: unknown) => thrown,
  );
  expect(failure).toBeInstanceOf(ApiFailure);
  expect(failure).toMatchObject({ details });
};
