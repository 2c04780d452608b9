import { HOST_FILES } from '../config/hosting.ts'
import { type HostedSite, movedAddresses } from './hosted-site.ts'

/**
 * A CloudFront function for viewer requests: older addresses, canonical spellings, the files of pages. It does not know which pages there are, so
 * that other spellings of a page that does not exist lead to one more address that does not.
 */
export function routerFunction(site: HostedSite): string {
  const moved = Object.fromEntries(
    movedAddresses(site).map(({ from, to, fragment }) => [from, [to, fragment]]),
  )
  return `// Written by the build. Function for viewer requests, runtime cloudfront-js-2.0.
const BASE = ${JSON.stringify(site.base)};
const LANGUAGES = ${JSON.stringify(['', ...site.languages])};
const HIDDEN = ${JSON.stringify(HOST_FILES)};
const MOVED = ${JSON.stringify(moved)};

function handler(event) {
  const request = event.request;
  const path = decoded(request.uri);
  if (path === undefined || (path !== BASE && !path.startsWith(BASE + '/'))) return missing(request);
  const route = path.slice(BASE.length);
  const older = route.replace(/(.)\\/$/, '$1');
  if (Object.prototype.hasOwnProperty.call(MOVED, older)) {
    const target = MOVED[older];
    return redirect(target[0], queryOf(request), target[1]);
  }
  if (/\\/\\/|\\/\\.(?!well-known\\/)|\\.(br|gz)$/.test(route) || HIDDEN.includes(route)) return missing(request);
  if (LANGUAGES.some((folder) => route === folder + '/404' || route === folder + '/500')) return missing(request);
  const canonical = route.replace(/\\/$/, '').replace(/\\.html$/, '').replace(/\\/index$/, '') || '/';
  if (canonical !== route) return redirect(encoded(BASE + canonical), queryOf(request), '');
  if (!/\\.[a-z][a-z0-9]{1,4}$/i.test(route)) request.uri = encoded(BASE + (route === '/' ? '' : route)) + '/index.html';
  return request;
}

function missing(request) {
  request.uri = BASE + '/.none';
  return request;
}

function redirect(target, query, fragment) {
  const joint = query === '' ? '' : target.includes('?') ? '&' : '?';
  return {
    statusCode: 308,
    statusDescription: 'Permanent Redirect',
    headers: { location: { value: target + joint + query + fragment } },
  };
}

function queryOf(request) {
  const pairs = [];
  for (const name in request.querystring) {
    const given = request.querystring[name];
    const all = given.multiValue || [given];
    for (const one of all) pairs.push(one.value === '' ? name : name + '=' + one.value);
  }
  return pairs.join('&');
}

function decoded(uri) {
  try {
    return uri.split('/').map((part) => decodeURIComponent(part).split('/').join('%2F')).join('/');
  } catch (error) {
    return undefined;
  }
}

function encoded(path) {
  return path.split('/').map(encodeURIComponent).join('/');
}
`
}
