// A rule of our own: no package knows the phrases that made our comments hard to read (CONTRIBUTING.md, "Write plain English").
const HABITS =
  /\b(?:whoever|nobody|anew|(?:be|is|are|was|were) had|stands? (?:in|at|there|below|above|beside)|told (?:of|by)|who (?:comes|types))\b|^[\s*]*what (?:is|was|cannot)\b/gim;

/** @type {import('oxlint/plugins-dev').Rule} */
const comments = {
  meta: { type: 'suggestion', schema: [], messages: { rewrite: 'Write "{{phrase}}" in plain English.' } },
  create: (context) => ({
    Program: () => {
      for (const { value, range, loc } of context.sourceCode.getAllComments()) {
        if (range === undefined || !loc) continue;
        for (const { 0: phrase, index } of value.matchAll(HABITS)) {
          const start = context.sourceCode.getLocFromIndex(range[0] + 2 + index);
          context.report({ loc: { start, end: loc.end }, messageId: 'rewrite', data: { phrase: phrase.trim() } });
        }
      }
    },
  }),
};

export default { meta: { name: 'plain-english' }, rules: { comments } };
