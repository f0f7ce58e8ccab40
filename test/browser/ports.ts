/** Ports of the browser tests, three in a row: the site, a site with analytics, and the services that it tells. */
export const PORT = Number(process.env.BROWSER_TEST_PORT ?? '3310');
export const MEASURED_PORT = PORT + 1;
export const SERVICE_PORT = PORT + 2;

export const TAG_URL = `http://localhost:${SERVICE_PORT}/tag.js?id=arcvane`;
export const SENSORS_URL = `http://127.0.0.1:${SERVICE_PORT}/sa?project=arcvane`;
