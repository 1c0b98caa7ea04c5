// Passes requests on to another server, and its answers back as they are: a connection that breaks there breaks here.
import http from 'node:http';

export const proxyTo = (target) => (request, response) => {
  const { hostname, port } = new URL(target);
  const onward = http.request(
    {
      hostname,
      port,
      method: request.method,
      path: request.url,
      headers: { ...request.headers, host: `${hostname}:${port}` },
    },
    (answer) => {
      response.writeHead(answer.statusCode, answer.headers);
      answer.pipe(response);
      answer.on('error', () => response.destroy());
    },
  );
  onward.on('error', () => response.destroy());
  response.on('close', () => onward.destroy());
  request.pipe(onward);
};
