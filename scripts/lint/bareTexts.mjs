// A rule of our own: a text is the only child of its element. A browser that translates the page replaces each text. React can then
// neither change nor remove one with siblings, nor place anything before it. What does not look like an element counts as a text.
import { isBlank, isElement, returnsOf } from './isElement.mjs';

/** These draw their children where they are themselves. */
const isTransparent = (name) => /(?:^|\.)(?:Fragment|Suspense|Activity)$|Context(?:\.Provider)?$|Boundary$/.test(name);

/** JSX drops a blank text with a line break. No browser translates the others. */
const isDropped = ({ type, value }) => type === 'JSXText' && isBlank(value) && value.includes('\n');

/** @type {import('oxlint/plugins-dev').Rule} */
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

    /** Several children, or a list, which React keeps as texts of their own even if it has one. */
    const check = (node, alone) => {
      const children = node.children.filter(
        (child) => !isDropped(child) && child.expression?.type !== 'JSXEmptyExpression',
      );
      for (const child of children) {
        const isText =
          (child.type === 'JSXText' && !isBlank(child.value)) ||
          (child.type === 'JSXExpressionContainer' && !isElement(child.expression, sourceCode));
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
        for (const drawn of returnsOf(drawing, sourceCode))
          if (!isElement(drawn, sourceCode)) context.report({ node: drawn, messageId: 'component' });
      },
    };
  },
};

export default { meta: { name: 'bare-texts' }, rules: { texts } };
