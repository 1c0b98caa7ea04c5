import type { Answer, Variation } from '../../src/adapters/reference-api/Variation';

interface Place {
  readonly parent: object;
  readonly key: string;
}

/** Every place of a JSON document that a path leads to; `*` is every item of a list or field of an object. */
export const placesAt = (root: unknown, path: string): readonly Place[] => {
  const keys = path.split('.');
  const last = keys.pop() ?? '';
  const parents = keys.reduce<readonly unknown[]>(
    (values, key) =>
      values.flatMap((value): readonly unknown[] =>
        key === '*' ? Object.values(Object(value) as object) : [Reflect.get(Object(value) as object, key)],
      ),
    [root],
  );
  return parents
    .filter((parent): parent is object => typeof parent === 'object' && parent !== null)
    .flatMap((parent) => (last === '*' ? Object.keys(parent) : [last]).map((key) => ({ parent, key })));
};

export type Edit = (answer: Answer, request: { readonly body?: unknown }) => void;

const isSuccess = ({ status }: Answer): boolean => status < 300;

/** The places below `data` of a success; '' is `data` itself. */
const placesIn = (answer: Answer, path: string): readonly Place[] =>
  isSuccess(answer) ? placesAt(answer, path === '' ? 'body.data' : `body.data.${path}`) : [];

/** Puts what a function makes of the value before at a path of every success. */
export const update =
  (path: string, of: (before: unknown) => unknown): Edit =>
  (answer) => {
    for (const { parent, key } of placesIn(answer, path)) Reflect.set(parent, key, of(Reflect.get(parent, key)));
  };

export const set = (path: string, value: unknown): Edit => update(path, () => structuredClone(value));

/** Changes a field that has a value. */
export const change = (path: string, of: (before: never) => unknown): Edit =>
  update(path, (before) => (before === undefined || before === null ? before : of(before as never)));

/** Another value in the place of one value. */
export const replace = (path: string, value: string, other: unknown): Edit =>
  change(path, (before) => (before === value ? other : before));

export const remove =
  (...paths: readonly string[]): Edit =>
  (answer) => {
    for (const { parent, key } of paths.flatMap((path) => placesIn(answer, path))) Reflect.deleteProperty(parent, key);
  };

export const rename =
  (path: string, name: string): Edit =>
  (answer) => {
    for (const { parent, key } of placesIn(answer, path)) {
      const value: unknown = Reflect.get(parent, key);
      Reflect.deleteProperty(parent, key);
      if (value !== undefined) Reflect.set(parent, name, value);
    }
  };

/** Answers a success differently. */
export const success =
  (status: number, body?: unknown, headers: Record<string, string> = {}): Edit =>
  (answer) => {
    if (isSuccess(answer)) Object.assign(answer, { status, body, headers });
  };

/** Answers a refusal differently. */
export const refusal =
  (of: (answer: Answer & { readonly message: string }) => Partial<Answer>): Edit =>
  (answer) => {
    if (isSuccess(answer)) return;
    const message = String(Reflect.get(Object(answer.body), 'message'));
    Object.assign(answer, of({ ...answer, message }));
  };

/** Answers a refusal as though the call had succeeded. */
export const accepted = (body: unknown): Edit => refusal(() => ({ status: 200, body }));

export const all =
  (...edits: readonly Edit[]): Edit =>
  (answer, request) => {
    for (const edit of edits) edit(answer, request);
  };

/** A variation of one call, or of several, by the edits of its answers. */
export const answers = (name: string, calls: string | readonly string[], ...edits: readonly Edit[]): Variation => ({
  name,
  calls: typeof calls === 'string' ? [calls] : calls,
  answers: all(...edits),
});

/** A variation of one call, or of several, for each name. */
export const answersTo = (
  calls: string | readonly string[],
  edits: Readonly<Record<string, Edit | readonly Edit[]>>,
): readonly Variation[] => Object.entries(edits).map(([name, edit]) => answers(name, calls, ...[edit].flat()));

/** Edits the answer to a request whose body has this value in a field. */
export const whenSent =
  (field: string, value: string, edit: Edit): Edit =>
  (answer, request) => {
    if (Reflect.get(Object(request.body), field) === value) edit(answer, request);
  };
