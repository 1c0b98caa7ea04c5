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

/** Puts a value, or what a function makes of the value before, at a path of every success. */
export const set =
  (path: string, value: unknown): Edit =>
  (answer) => {
    if (!isSuccess(answer)) return;
    for (const { parent, key } of placesAt(answer, `body.data.${path}`)) {
      const before: unknown = Reflect.get(parent, key);
      Reflect.set(
        parent,
        key,
        typeof value === 'function' ? (value as (old: unknown) => unknown)(before) : structuredClone(value),
      );
    }
  };

/** The same, where the field has a value. */
export const change =
  (path: string, of: (before: never) => unknown): Edit =>
  (answer, request) =>
    set(path, (before: unknown) => (before === undefined || before === null ? before : of(before as never)))(
      answer,
      request,
    );

export const remove =
  (...paths: readonly string[]): Edit =>
  (answer) => {
    if (!isSuccess(answer)) return;
    for (const path of paths) {
      for (const { parent, key } of placesAt(answer, `body.data.${path}`)) Reflect.deleteProperty(parent, key);
    }
  };

export const rename =
  (path: string, name: string): Edit =>
  (answer) => {
    if (!isSuccess(answer)) return;
    for (const { parent, key } of placesAt(answer, `body.data.${path}`)) {
      const value: unknown = Reflect.get(parent, key);
      Reflect.deleteProperty(parent, key);
      if (value !== undefined) Reflect.set(parent, name, value);
    }
  };

/** Replaces the data of every success. */
export const data =
  (value: unknown): Edit =>
  (answer) => {
    if (isSuccess(answer)) answer.body = { data: structuredClone(value) };
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

/** Applies edits to requests whose body has a field. */
export const whenSent =
  (field: string, value: unknown, ...edits: readonly Edit[]): Edit =>
  (answer, request) => {
    const sent: unknown = Reflect.get(Object(request.body), field);
    if (value === undefined ? sent !== undefined : sent === value) all(...edits)(answer, request);
  };
