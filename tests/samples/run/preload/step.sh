# Runs one step of a reader's terminal: what earlier steps have set is there, and what this one sets is kept.
# Usage: bash step.sh STATE STEP
SAMPLE_STATE=$1 SAMPLE_STEP=$2
[ -e "$SAMPLE_STATE" ] && source "$SAMPLE_STATE" 2> /dev/null
# The text that stands for a secret is replaced by the reader's own.
case ${ACCESS_TOKEN-} in paste*) export ACCESS_TOKEN=$SAMPLE_ACCESS_TOKEN ;; esac
case ${REFRESH_TOKEN-} in paste*) export REFRESH_TOKEN=$SAMPLE_REFRESH_TOKEN ;; esac
case ${CLIENT_ID-} in paste*) export CLIENT_ID=$SAMPLE_CLIENT_ID ;; esac
keep() {
  declare -p | grep -Ev '^declare -[a-zA-Z]*r|^declare -[a-zA-Z-]+ (BASH|FUNCNAME|PIPESTATUS|SAMPLE_|CURL_HOME|_=)' > "$SAMPLE_STATE"
  declare -f >> "$SAMPLE_STATE"
  printf 'cd %q\n' "$PWD" >> "$SAMPLE_STATE"
}
trap keep EXIT
set --
source "$SAMPLE_STEP"
