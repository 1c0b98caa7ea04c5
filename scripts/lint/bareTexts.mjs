// An ESLint rule of our own: a browser that translates the page replaces each text, so React can neither change nor remove a text that is
// not the only child of its element, nor place anything before it. It needs no types: what does not look like an element counts as a text.

/** These draw their children where they are themselves. */
const isTransparent = (name) => /(?:^|\.)(?:Fragment|Suspense|Activity)$|Context(?:\.Provider)?$|Boundary$/.test(name);

/** Types of props that no text has. */
const elementTypes = new Set(['Elements', 'ReactElement']);

const isBlank = (text) => /^\s*$/.test(text);

/** JSX drops a blank text with a line break. No browser translates the others. */
const isDropped = ({ type, value }) => type === 'JSXText' && isBlank(value) && value.includes('\n');

/** @type {import('eslint').Rule.RuleModule} */
const texts = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      wrap: 'A text beside other children needs an element of its own (docs/decisions/0043-translated-pages.md).',
      component: 'A component draws an element, not a bare text (docs/decisions/0043-translated-pages.md).',
    },
  },
  create: (context) => {
    const { sourceCode } = context;

    /** The declaration of a type in this file. */
    const declarationOf = (name) =>
      sourceCode.ast.body
        .map((statement) => statement.declaration ?? statement)
        .find(({ type, id }) => /^TS(?:Interface|TypeAlias)Declaration$/.test(type) && id.name === name);

    /** The members of a type that this file writes down. */
    const membersOf = (type) => {
      if (type === undefined) return [];
      if (type.type === 'TSTypeLiteral') return type.members;
      if (type.type === 'TSIntersectionType') return type.types.flatMap(membersOf);
      if (type.type !== 'TSTypeReference') return [];
      const utility = ['Omit', 'Readonly', 'Partial'].includes(type.typeName.name) && type.typeArguments?.params[0];
      if (utility) return membersOf(utility);
      const declaration = declarationOf(type.typeName.name);
      if (declaration?.type === 'TSTypeAliasDeclaration') return membersOf(declaration.typeAnnotation);
      return declaration?.body.body ?? [];
    };

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

    const propOf = (type, name) =>
      membersOf(type).find((member) => member.key?.name === name)?.typeAnnotation?.typeAnnotation;

    const variableOf = (node) => {
      for (let scope = sourceCode.getScope(node); scope; scope = scope.upper) {
        const found = scope.set.get(node.name);
        if (found) return found.defs[0];
      }
      return undefined;
    };

    /** The name of the prop that a destructuring parameter gives this name. */
    const keyIn = (pattern, name) =>
      pattern.properties.find(({ value }) => (value?.type === 'AssignmentPattern' ? value.left : value)?.name === name)
        ?.key.name;

    /** @param narrowed whether the code has made sure that it is no string */
    const isElementVariable = (node, narrowed = false) => {
      const definition = variableOf(node);
      if (definition?.type === 'Variable' && definition.node.id.type === 'Identifier') {
        const { id, init } = definition.node;
        return isElementType(id.typeAnnotation?.typeAnnotation) || (init !== null && isElement(init));
      }
      if (definition?.type !== 'Parameter') return false;
      const parameter = definition.node.params.find(
        ({ range }) => range[0] <= definition.name.range[0] && definition.name.range[1] <= range[1],
      );
      const type = parameter.typeAnnotation?.typeAnnotation;
      return isElementType(
        parameter.type === 'ObjectPattern' ? propOf(type, keyIn(parameter, node.name)) : type,
        narrowed,
      );
    };

    /** What a function returns: expressions of its own body. */
    const returnsOf = (callback) => {
      if (callback.body.type !== 'BlockStatement') return [callback.body];
      const found = [];
      const look = (node) => {
        if (node.type === 'ReturnStatement') found.push(node.argument);
        if (/Function/.test(node.type)) return;
        for (const key of sourceCode.visitorKeys[node.type] ?? [])
          for (const child of [node[key]].flat()) if (child) look(child);
      };
      look(callback.body);
      return found;
    };

    const isElementCall = ({ callee, arguments: [callback] }) => {
      if (callee.type === 'Identifier') return isElementVariable(callee);
      if (callee.type !== 'MemberExpression') return false;
      return /^(?:map|flatMap|from)$/.test(callee.property.name) && isElement(callback);
    };

    /** The second branch of a condition, which may be `typeof text === 'string'`. */
    const isOtherwise = ({ test, alternate }) => {
      const { left, operator, right } = test;
      const isNoString = operator === '===' && left.operator === 'typeof' && right.value === 'string';
      return isNoString && alternate.type === 'Identifier' && left.argument.name === alternate.name
        ? isElementVariable(alternate, true)
        : isElement(alternate);
    };

    const isElement = (node) => {
      switch (node?.type) {
        // No expression at all: a comment, or a function that returns nothing.
        case undefined:
        case 'JSXEmptyExpression':
        case 'JSXElement':
        case 'JSXFragment':
          return true;
        case 'Literal':
          return (
            node.value === null ||
            typeof node.value === 'boolean' ||
            (typeof node.value === 'string' && isBlank(node.value))
          );
        case 'ArrowFunctionExpression':
        case 'FunctionExpression':
          return returnsOf(node).every(isElement);
        case 'ConditionalExpression':
          return isElement(node.consequent) && isOtherwise(node);
        case 'LogicalExpression':
          return (node.operator === '&&' || isElement(node.left)) && isElement(node.right);
        case 'Identifier':
          return node.name === 'undefined' || isElementVariable(node);
        case 'CallExpression':
          return isElementCall(node);
        case 'ChainExpression':
        case 'TSNonNullExpression':
          return isElement(node.expression);
        default:
          return false;
      }
    };

    /** Several children, or a list, which React keeps as texts of their own even if it has one. */
    const check = (node, alone) => {
      const children = node.children.filter(
        (child) => !isDropped(child) && child.expression?.type !== 'JSXEmptyExpression',
      );
      for (const child of children) {
        const isText =
          (child.type === 'JSXText' && !isBlank(child.value)) ||
          (child.type === 'JSXExpressionContainer' && !isElement(child.expression));
        const isList = child.expression?.type === 'CallExpression' && child.expression.callee.property?.name === 'map';
        if (isText && (isList || children.length > 1 || alone)) context.report({ node: child, messageId: 'wrap' });
      }
    };

    return {
      JSXFragment: (node) => check(node, true),
      JSXElement: (node) => check(node, isTransparent(sourceCode.getText(node.openingElement.name))),
      // A component with a name that begins with a capital letter.
      VariableDeclarator: ({ id, init }) => {
        if (!init || !/^[A-Z]/.test(id.name ?? '')) return;
        const drawing = init.type === 'CallExpression' ? init.arguments[0] : init;
        if (!/Function/.test(drawing?.type)) return;
        for (const drawn of returnsOf(drawing))
          if (!isElement(drawn)) context.report({ node: drawn, messageId: 'component' });
      },
    };
  },
};

export const bareTexts = { rules: { texts } };
