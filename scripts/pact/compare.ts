// `npm run pact:compare`. The comparator alone does not know a field that may be in one of two places.
import { readFileSync } from 'node:fs';
import { Comparator } from '@pactflow/openapi-pact-comparator';
import { exitWith } from './exitWith';
import { committedPact } from './pactFile';
import { readOpenApi } from './readOpenApi';

interface Comparable {
  readonly interactions: readonly {
    readonly comments?: { readonly either?: object };
    readonly response: { readonly body?: { readonly content?: { readonly data?: object } } };
  }[];
}

/** The pact with the fields that may be in one of two places, which it cannot ask for. */
const withEither = (pact: Comparable): Comparable => {
  const interactions = pact.interactions.map(({ comments, response, ...interaction }) => {
    if (!comments?.either) return { ...interaction, response };
    const data = { ...response.body?.content?.data, ...comments.either };
    return { ...interaction, response: { ...response, body: { ...response.body, content: { data } } } };
  });
  return { ...pact, interactions };
};

interface Mismatch {
  readonly code: string;
  readonly message: string;
  /** A warning, such as a header that the file does not name, is no difference. */
  readonly type: string;
  readonly mockDetails?: { readonly interactionDescription?: string; readonly location?: string };
  readonly specDetails?: { readonly pathMethod?: string | null; readonly pathName?: string | null };
}

/** "POST /api/claims, response.body.data.claimNumber: …" */
const described = ({ code, message, mockDetails = {}, specDetails = {} }: Mismatch): string => {
  const { pathMethod, pathName } = specDetails;
  const place = (mockDetails.location ?? '').replace(/^\[root\]\.interactions\[\d+\]\.?/, '');
  // The comparator names the object; the field is in its words.
  const field = /propert(?:y|ies) (?:- |')(\w+)/.exec(message)?.[1];
  const where = [
    `${pathMethod?.toUpperCase() ?? ''} ${pathName ?? ''}`.trim(),
    [place, field].filter(Boolean).join('.'),
  ].filter(Boolean);
  return `${mockDetails.interactionDescription ?? 'the pact'}: ${[...where, ''].join(', ').replace(/, $/, ': ')}${message} (${code})`;
};

/** What the portal's pact asks for that an OpenAPI document does not have. */
export const differences = async (openApi: object, pact: string): Promise<readonly string[]> => {
  // The comparator declares the pact more narrowly than it reads it.
  const comparable: unknown = withEither(JSON.parse(pact) as Comparable);
  const mismatches = new Comparator(openApi as ConstructorParameters<typeof Comparator>[0]).compare(
    comparable,
  ) as AsyncIterable<Mismatch>;
  const found = new Set<string>();
  for await (const mismatch of mismatches) if (mismatch.type === 'error') found.add(described(mismatch));
  return [...found];
};

const main = async (): Promise<number> => {
  const [, , file] = process.argv;
  if (file === undefined || file === '--help') {
    console.log('Compares an OpenAPI file with the pact of the portal: npm run pact:compare -- THEIR-openapi.yaml');
    return file === undefined ? 2 : 0;
  }
  const found = await differences(readOpenApi(file), readFileSync(committedPact, 'utf8'));
  console.log([...found, `${found.length} differences between ${file} and the pact.`].join('\n'));
  return found.length === 0 ? 0 : 1;
};

if (require.main === module) void exitWith(main, () => 2);
