"""A bare window of WebKitGTK for WebKitWebDriver: without a tool bar, so it can have any width.

Writes what the page complains of to the file that is its first argument: console, errors, violations of the policy,
failed requests, requests to other machines. With `--no-scripts` pages come without their scripts.
"""

import ctypes
import os
import signal
import sys
from urllib.parse import urlsplit

import gi

gi.require_version('Gtk', '3.0')
gi.require_version('WebKit2', '4.1')
from gi.repository import GLib, Gtk, WebKit2

PR_SET_PDEATHSIG = 1
HERE = ('127.0.0.1', '::1', 'localhost')

# Runs before the scripts of each page. WebKit prints violations to no place that a program can read.
LISTEN = """(() => {
  const say = (text) => webkit.messageHandlers.complain.postMessage(String(text).replace(/\\s+/g, ' '))
  for (const level of ['debug', 'error', 'info', 'log', 'warn']) {
    const old = console[level]
    console[level] = function (...args) {
      say(level + ': ' + args.map((arg) => (arg && arg.stack ? arg + ' ' + arg.stack : arg)).join(' '))
      return old.apply(this, args)
    }
  }
  addEventListener('error', (event) => {
    if (event.target === window) say('uncaught: ' + event.message + ' ' + (event.error && event.error.stack))
  }, true)
  addEventListener('unhandledrejection', (event) => say('uncaught: ' + event.reason + ' ' + (event.reason && event.reason.stack)))
  document.addEventListener('securitypolicyviolation', (event) =>
    say('policy: ' + [event.effectiveDirective, event.blockedURI, event.sample, event.sourceFile, event.lineNumber].join(' ')))
})()"""


def complain(line):
    with open(sys.argv[1], 'a', encoding='utf-8') as log:
        log.write(line + '\n')


def resource_started(view, resource, request):
    address = request.get_uri()
    parts = urlsplit(address)
    if parts.scheme.startswith('http') and parts.hostname not in HERE:
        complain(f'left the machine: {address}')
    resource.connect('failed', resource_failed)
    resource.connect('finished', resource_finished)


def resource_failed(resource, error):
    # Cancelled: the reader has gone elsewhere.
    if not error.matches(WebKit2.network_error_quark(), WebKit2.NetworkError.CANCELLED):
        complain(f'failed: {resource.get_uri()} {error.message}')


def resource_finished(resource):
    response = resource.get_response()
    if response and response.get_status_code() >= 400:
        complain(f'status {response.get_status_code()}: {resource.get_uri()}')


def make_view(session):
    content = WebKit2.UserContentManager()
    content.register_script_message_handler('complain')
    content.connect('script-message-received::complain', lambda _, said: complain(said.get_js_value().to_string()))
    content.add_script(
        WebKit2.UserScript(
            LISTEN, WebKit2.UserContentInjectedFrames.ALL_FRAMES, WebKit2.UserScriptInjectionTime.START, None, None
        )
    )
    settings = WebKit2.Settings()
    settings.set_enable_javascript_markup('--no-scripts' not in sys.argv)
    view = WebKit2.WebView(
        is_controlled_by_automation=True, web_context=context, settings=settings, user_content_manager=content
    )
    view.connect('resource-load-started', resource_started)
    window = Gtk.Window()
    window.set_default_size(1280, 800)
    window.add(view)
    window.show_all()
    view.grab_focus()
    view.connect('close', lambda _: window.destroy())
    return view


def automation_started(_, session):
    info = WebKit2.ApplicationInfo()
    info.set_name('webkit-window')
    # What the driver asks for is matched with it.
    info.set_version(1, 0, 0)
    session.set_application_info(info)
    session.connect('create-web-view', make_view)


# Ends with the driver that started it, however that ends.
ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGTERM)
context = WebKit2.WebContext.new_ephemeral()
context.set_automation_allowed(True)
context.connect('automation-started', automation_started)
GLib.MainLoop().run()
