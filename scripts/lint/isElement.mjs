// Tells elements from text, in JSX and in types. It does not run the type checker, so it knows only the types that this file lists.

/** Types of props that no text has. */
const elementTypes = new Set(['Elements', 'ReactElement']);

export const isBlank = (text) => /^\s*$/.test(text);

const isElementType = (type, orString = false) => {
  switch (type?.type) {
    case 'TSUnionType':
      return type.types.every((one) => isElementType(one, orString));
    case 'TSFunctionType':
      return isElementType(type.returnType?.typeAnnotation);
    case 'TSTypeReference':
      return elementTypes.has(type.typeName.name ?? type.typeName.right?.name);
    case 'TSStringKeyword':
      return orString;
    case 'TSUndefinedKeyword':
    case 'TSNullKeyword':
    case 'TSBooleanKeyword':
      return true;
    case 'TSLiteralType':
      return typeof type.literal.value === 'boolean';
    default:
      return false;
  }
};

/** The members of a type that this file writes down. */
const membersOf = (type, statements) => {
  if (type === undefined) return [];
  if (type.type === 'TSTypeLiteral') return type.members;
  if (type.type === 'TSIntersectionType') return type.types.flatMap((one) => membersOf(one, statements));
  if (type.type !== 'TSTypeReference') return [];
  const { name } = type.typeName;
  const utility = ['Omit', 'Readonly', 'Partial'].includes(name) && type.typeArguments?.params[0];
  if (utility) return membersOf(utility, statements);
  const declaration = statements
    .map((statement) => statement.declaration ?? statement)
    .find((one) => /^TS(?:Interface|TypeAlias)Declaration$/.test(one.type) && one.id.name === name);
  if (declaration?.type === 'TSTypeAliasDeclaration') return membersOf(declaration.typeAnnotation, statements);
  return declaration?.body.body ?? [];
};

/** The type of a prop, by the name that a destructuring parameter gives it. */
const typeInPattern = ({ properties, typeAnnotation }, name, statements) => {
  const key = properties.find(({ value }) => (value?.type === 'AssignmentPattern' ? value.left : value)?.name === name)
    ?.key.name;
  return membersOf(typeAnnotation?.typeAnnotation, statements).find((member) => member.key?.name === key)
    ?.typeAnnotation?.typeAnnotation;
};

/** What a function returns: expressions of its own body. */
export const returnsOf = (callback, { visitorKeys }) => {
  if (callback.body.type !== 'BlockStatement') return [callback.body];
  const found = [];
  const look = (node) => {
    if (node.type === 'ReturnStatement') found.push(node.argument);
    if (/Function/.test(node.type)) return;
    for (const key of visitorKeys[node.type] ?? []) for (const child of [node[key]].flat()) if (child) look(child);
  };
  look(callback.body);
  return found;
};

const definitionOf = (node, sourceCode) => {
  for (let scope = sourceCode.getScope(node); scope; scope = scope.upper) {
    const found = scope.set.get(node.name);
    if (found) return found.defs[0];
  }
  return undefined;
};

/** @param isNoString whether the code has made sure that it is no string */
const isElementVariable = (node, sourceCode, isNoString = false) => {
  const definition = definitionOf(node, sourceCode);
  if (definition?.type === 'Variable' && definition.node.id.type === 'Identifier') {
    const { id, init } = definition.node;
    return isElementType(id.typeAnnotation?.typeAnnotation) || (init !== null && isElement(init, sourceCode));
  }
  if (definition?.type !== 'Parameter') return false;
  const parameter = definition.node.params.find(
    ({ range }) => range[0] <= definition.name.range[0] && definition.name.range[1] <= range[1],
  );
  return isElementType(
    parameter.type === 'ObjectPattern'
      ? typeInPattern(parameter, node.name, sourceCode.ast.body)
      : parameter.typeAnnotation?.typeAnnotation,
    isNoString,
  );
};

const isElementCall = ({ callee, arguments: [callback] }, sourceCode) => {
  if (callee.type === 'Identifier') return isElementVariable(callee, sourceCode);
  if (callee.type !== 'MemberExpression') return false;
  return /^(?:map|flatMap|from)$/.test(callee.property.name) && isElement(callback, sourceCode);
};

/** The second branch of a condition, which may be `typeof text === 'string'`. */
const isOtherwise = ({ test, alternate }, sourceCode) => {
  const { left, operator, right } = test;
  const isNoString = operator === '===' && left.operator === 'typeof' && right.value === 'string';
  return isNoString && alternate.type === 'Identifier' && left.argument.name === alternate.name
    ? isElementVariable(alternate, sourceCode, true)
    : isElement(alternate, sourceCode);
};

const isElementFunction = (node, sourceCode) =>
  returnsOf(node, sourceCode).every((returned) => isElement(returned, sourceCode));
const isElementInside = ({ expression }, sourceCode) => isElement(expression, sourceCode);

/** For each type of expression, whether it is an element. */
const judges = {
  JSXEmptyExpression: () => true,
  JSXElement: () => true,
  JSXFragment: () => true,
  Literal: ({ value }) => value === null || typeof value === 'boolean' || (typeof value === 'string' && isBlank(value)),
  ArrowFunctionExpression: isElementFunction,
  FunctionExpression: isElementFunction,
  ConditionalExpression: (node, sourceCode) => isElement(node.consequent, sourceCode) && isOtherwise(node, sourceCode),
  LogicalExpression: ({ operator, left, right }, sourceCode) =>
    (operator === '&&' || isElement(left, sourceCode)) && isElement(right, sourceCode),
  Identifier: (node, sourceCode) => node.name === 'undefined' || isElementVariable(node, sourceCode),
  CallExpression: isElementCall,
  ChainExpression: isElementInside,
  TSNonNullExpression: isElementInside,
};

/** No expression at all counts as an element: a comment, or a function that returns nothing. */
export const isElement = (node, sourceCode) => !node || judges[node.type]?.(node, sourceCode) === true;
