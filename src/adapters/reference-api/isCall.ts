/** Whether a request is the call "GET /api/claims/{id}". */
export const isCall = (call: string, method: string, path: string): boolean => {
  const [wantedMethod, template = ''] = call.split(' ');
  const wanted = template.split('/');
  const actual = path.split('/');
  return (
    wantedMethod === method &&
    wanted.length === actual.length &&
    wanted.every((part, index) => part.startsWith('{') || part === actual[index])
  );
};
