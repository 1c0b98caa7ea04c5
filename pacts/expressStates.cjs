/**
 * The states endpoint for Express 4 and 5. Mount it in a test environment only:
 *
 *   app.post('/_pact/states', express.json(), providerStates({ 'any-customer': async () => ({ authToken: … }) }));
 */
exports.providerStates = (handlers) => async (request, response) => {
  const { state, params = {}, action } = request.body;
  if (!Object.hasOwn(handlers, state)) return response.status(404).json({ message: `There is no state "${state}".` });
  if (action === 'teardown') return response.json({});
  try {
    return response.json((await handlers[state](params)) ?? {});
  } catch (failure) {
    return response.status(500).json({ message: String(failure) });
  }
};
