"""Runs several programs one after the other, each as if it were alone. Usage: python3 batch.py FILE…"""
import runpy
import sys
import traceback

failed = False
for file in sys.argv[1:]:
    try:
        sys.argv = [file]
        runpy.run_path(file, run_name="__main__")
    except BaseException:
        failed = True
        print(f"{file}:", traceback.format_exc(limit=-3), file=sys.stderr)
sys.exit(1 if failed else 0)
