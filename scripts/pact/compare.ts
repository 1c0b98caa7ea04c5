// `npm run pact:compare`. It stays because the comparator does not know a field that may be in one of two places.
import { readFileSync } from 'node:fs';
import { Comparator } from '@pactflow/openapi-pact-comparator';
import { parse } from 'yaml';
import { exitWith } from './exitWith';
import { committedPact } from './pactFile';

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
  readonly mockDetails?: { readonly interactionDescription?: string };
}

/** What the portal's pact asks for that an OpenAPI file does not have. */
export const differences = async (openApi: string, pact: string): Promise<readonly string[]> => {
  // The comparator declares the pact more narrowly than it reads it.
  const comparable: unknown = withEither(JSON.parse(pact) as Comparable);
  const mismatches = new Comparator(parse(openApi)).compare(comparable) as AsyncIterable<Mismatch>;
  const found = new Set<string>();
  for await (const { code, message, mockDetails } of mismatches)
    found.add(`${mockDetails?.interactionDescription ?? 'the pact'}: ${message} (${code})`);
  return [...found];
};

const main = async (): Promise<number> => {
  const [, , file] = process.argv;
  if (file === undefined || file === '--help') {
    console.log('Compares an OpenAPI file with the pact of the portal: npm run pact:compare -- THEIR-openapi.yaml');
    return file === undefined ? 2 : 0;
  }
  const found = await differences(readFileSync(file, 'utf8'), readFileSync(committedPact, 'utf8'));
  console.log([...found, `${found.length} differences between ${file} and the pact.`].join('\n'));
  return found.length === 0 ? 0 : 1;
};

if (require.main === module) void exitWith(main, () => 2);
