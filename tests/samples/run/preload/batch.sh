# Runs several programs one after the other. Usage: bash batch.sh FILE…
failed=0
for file; do
  errors=$(bash "$file" 2>&1 > /dev/null) || { failed=1; echo "$file: $errors" >&2; }
done
exit "$failed"
