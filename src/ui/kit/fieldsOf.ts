/** The name, label, value and change of each text field of a form: `<TextField {...field('city')} />`. */
export const fieldsOf =
  <Name extends string>(
    entry: Readonly<Record<Name, string>>,
    labelOf: (name: Name) => string,
    change: (change: Readonly<Record<string, string>>) => void,
  ) =>
  (name: Name) => ({
    name,
    label: labelOf(name),
    value: entry[name],
    onChange: (value: string): void => change({ [name]: value }),
  });
