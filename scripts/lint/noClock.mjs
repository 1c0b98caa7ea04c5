// A rule of our own: the one clock of the portal is the `Clock` port.
/** @type {import('oxlint/plugins-dev').Rule} */
const now = {
  meta: { type: 'problem', schema: [], messages: { ask: 'Ask the Clock port what time it is.' } },
  create: (context) => {
    const report = (node) => context.report({ node, messageId: 'ask' });
    return {
      NewExpression: (node) => node.callee.name === 'Date' && node.arguments.length === 0 && report(node),
      CallExpression: (node) =>
        node.callee.object?.name === 'Date' && node.callee.property.name === 'now' && report(node),
    };
  },
};

export default { meta: { name: 'clock' }, rules: { now } };
