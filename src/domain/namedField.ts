/** The words that name a field in a message of the insurer, in both languages. A field whose words contain those of another comes first. */
const names = {
  email: /\b(?:e-?mail|correo)/i,
  otherPhoneNumber: /\b(?:(?:other|alternate) ?phone|tel[eé]fono (?:alternativo|adicional))/i,
  phoneNumber: /\b(?:phone|tel[eé]fono)/i,
  contactPreference: /\b(?:contact ?preference|preferencia)/i,
  firstName: /\bfirst ?name/i,
  middleInitial: /\bmiddle ?initial/i,
  lastName: /\blast ?name/i,
  zipCode: /\b(?:zip|postal)/i,
  city: /\b(?:city|ciudad)\b/i,
  state: /\bstate\b/i,
  stateCode: /\bstate(?:Code)?\b/i,
  address1: /\b(?:address|street|direcci[oó]n)/i,
  description: /\b(?:description|descripci[oó]n)/i,
  equipment: /\b(?:equipment|equipo)/i,
  estimate: /\b(?:estimate|estimaci[oó]n)/i,
  dateOfLoss: /\b(?:date|fecha)/i,
  reason: /\b(?:(?:change)?reason|motivo)/i,
  code: /\b(?:verification|confirmation) ?code|c[oó]digo de verificaci[oó]n/i,
  password: /\b(?:password|contraseña)/i,
} as const;

export type NamedField = keyof typeof names;

/**
 * The field of a form that a refusal of the insurer names. The contract has no property for the field, so the message is searched.
 * @param fields of the form
 */
export const namedField = <Field extends NamedField>(message: string, fields: readonly Field[]): Field | undefined =>
  (Object.keys(names) as NamedField[]).find(
    (name): name is Field => fields.some((field) => field === name) && names[name].test(message),
  );
