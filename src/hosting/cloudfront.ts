import { ASKED_AGAIN, HASHED_FOLDER, KEPT } from '../config/cache-control.ts'
import {
  API_CATALOG,
  HOST_FILES,
  OPEN_FOLDER,
  OPEN_INDEX,
  OPEN_TO_ALL,
  STRICT_TRANSPORT,
} from '../config/hosting.ts'
import { CATALOG_TYPE, UNKNOWN_TYPE } from '../config/media-type.ts'
import { routerFunction } from './cloudfront-function.ts'
import type { HostedSite } from './hosted-site.ts'

/** Of CloudFront, in bytes. */
const FUNCTION_MAX = 10_240

/** Settings for a bucket of S3 behind CloudFront. The function is tested here, the rest was not tried there. */
export function cloudfrontSettings(site: HostedSite): Record<string, string> {
  return {
    'router.js': routerFunction(site),
    'response-headers-policy.json': `${JSON.stringify(headersPolicy(site), null, 2)}\n`,
    'response-headers-policy-open.json': `${JSON.stringify(openPolicy(site), null, 2)}\n`,
    'upload.sh': uploadScript(site),
  }
}

/** What CloudFront would refuse. */
export function cloudfrontWarnings(site: HostedSite): string[] {
  const bytes = Buffer.byteLength(routerFunction(site))
  return bytes > FUNCTION_MAX
    ? [
        `cloudfront/router.js: ${bytes} bytes, CloudFront takes ${FUNCTION_MAX}: move redirects to a key value store`,
      ]
    : []
}

/** For `aws cloudfront create-response-headers-policy --response-headers-policy-config file://…`. */
function headersPolicy({ headers }: HostedSite) {
  const {
    'content-security-policy': policy = '',
    'referrer-policy': referrer = '',
    'x-content-type-options': _sniffing,
    ...others
  } = headers
  const seconds = Number(/\d+/.exec(STRICT_TRANSPORT[1])?.[0])
  const items = Object.entries(others).map(([Header, Value]) => ({ Header, Value, Override: true }))
  return {
    Name: 'developer-docs',
    SecurityHeadersConfig: {
      ContentSecurityPolicy: {
        ContentSecurityPolicy: `${policy}; upgrade-insecure-requests`,
        Override: true,
      },
      ContentTypeOptions: { Override: true },
      ReferrerPolicy: { ReferrerPolicy: referrer, Override: true },
      StrictTransportSecurity: {
        AccessControlMaxAgeSec: seconds,
        IncludeSubdomains: false,
        Preload: false,
        Override: true,
      },
    },
    CustomHeadersConfig: { Quantity: items.length, Items: items },
  }
}

/** The same, and scripts of all sites may read the answers: CloudFront keeps that in a place of its own. */
function openPolicy(site: HostedSite) {
  const list = (...Items: string[]) => ({ Quantity: Items.length, Items })
  return {
    ...headersPolicy(site),
    Name: 'developer-docs-open',
    CorsConfig: {
      AccessControlAllowOrigins: list(OPEN_TO_ALL[1]),
      AccessControlAllowHeaders: list('*'),
      AccessControlAllowMethods: list('GET', 'HEAD'),
      AccessControlAllowCredentials: false,
      OriginOverride: true,
    },
  }
}

function uploadScript({ base, types }: HostedSite): string {
  const hidden = HOST_FILES.map((file) => `--exclude "${file.slice(1)}"`).join(' ')
  const kinds = types.map(([extension, type]) => `copy "*.${extension}" "${type}"`)
  return `#!/bin/sh
# Written by the build: sh upload.sh DIST BUCKET DISTRIBUTION
# Files of older builds stay below assets/ for readers who have a page of then open.
#
# Once, by hand: a distribution in front of the bucket with "compress" on, router.js as its function for viewer requests (runtime 2.0),
# response-headers-policy.json as its response headers policy, and ${base}/404.html with status 404 as its answer to 403 and 404.
# There is one such page for all languages. A behaviour each for ${base}${OPEN_FOLDER}*,
# ${base}${OPEN_INDEX} and ${base}${API_CATALOG} has response-headers-policy-open.json instead.
set -eu
dist=$1
bucket=s3://$2${base}
distribution=$3

# All files with one ending; hashed ones first, so that no page is there before what it links.
copy() {
  aws s3 cp "$dist${HASHED_FOLDER.replace(/\/$/, '')}" "$bucket${HASHED_FOLDER.replace(/\/$/, '')}" --recursive --exclude "*" --include "$1" --content-type "$2" --cache-control "${KEPT}"
}
${kinds.join('\n')}
copy() {
  aws s3 cp "$dist" "$bucket" --recursive --exclude "*" --include "$1" --exclude "${HASHED_FOLDER.slice(1)}*" ${hidden} --content-type "$2" --cache-control "${ASKED_AGAIN}"
}
${kinds.join('\n')}
# Files whose names say nothing.
aws s3 cp "$dist" "$bucket" --recursive --exclude "*.*" ${hidden} --content-type "${UNKNOWN_TYPE}" --cache-control "${ASKED_AGAIN}"
if [ -f "$dist${API_CATALOG}" ]; then
  aws s3 cp "$dist${API_CATALOG}" "$bucket${API_CATALOG}" --content-type '${CATALOG_TYPE}' --cache-control "${ASKED_AGAIN}"
fi
aws cloudfront create-invalidation --distribution-id "$distribution" --paths "${base}/*"
`
}
