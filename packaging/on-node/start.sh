#!/usr/bin/env bash
# Starts the package, which is packed and installed into an empty folder, on the Node that is first in PATH: it has to serve, to
# complain of nothing and to end with 0. It takes dist/ as it is, and the driver as it was built for the checkout.
set -euo pipefail
root="$(cd "$(dirname "$0")/../.." && pwd)"
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm pack --silent --ignore-scripts --pack-destination "$folder" "$root" >/dev/null
echo '{ "private": true }' >package.json
npm install --silent --ignore-scripts --prefer-offline --no-audit --no-fund ./contrato-*.tgz
cp -r "$root/node_modules/sqlite3/build" node_modules/sqlite3/
node --max-semi-space-size=32 node_modules/contrato/dist/cli/contrato.js start --port 0 --memory >said 2>complaints &
service=$!
for _ in $(seq 600); do
  if grep -q '^  API ' said || ! kill -0 "$service" 2>/dev/null; then break; fi
  sleep 0.1
done
url="$(sed -n 's/^  API  *//p' said)"
node -e 'fetch(process.argv[1] + "/health/ready").then((a) => process.exit(a.ok ? 0 : 1))' "$url"
kill -TERM "$service"
wait "$service"
if [ -s complaints ]; then
  cat complaints
  exit 1
fi
echo "the package serves on Node $(node --version), says nothing else and ends with 0"
