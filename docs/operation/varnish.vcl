vcl 4.1;

# Varnish (7.1 or newer) before the program: public pages are kept, changed ones dropped. `npm run test:edge` runs this file.
# TLS ends before Varnish. Change the addresses and the password; processes are then started with
#   PURGE_URL=http://varnish.example/purge PURGE_HEADERS=Authorization=Bearer%20change-me TRUST_PROXY=2

import std;

backend program {
  .host = "127.0.0.1";
  .port = "3000";
}

# Processes that run jobs: they send purges.
acl workers {
  "127.0.0.1";
}

sub vcl_recv {
  if (req.method == "POST" && req.url == "/purge") {
    if (client.ip !~ workers || req.http.Authorization != "Bearer change-me") {
      return (synth(403));
    }
    if (req.http.Surrogate-Key !~ "^[a-z0-9]+( [a-z0-9]+)*$") {
      return (synth(400));
    }
    # Drops every page that carries one of these keys.
    if (std.ban("obj.http.Surrogate-Key ~ (^|\s)(" + regsuball(req.http.Surrogate-Key, " ", "|") + ")(\s|$)")) {
      return (synth(200));
    }
    return (synth(500, std.ban_error()));
  }
  if (req.http.Upgrade ~ "(?i)websocket") {
    return (pipe);
  }
  # Calls are never kept: passed at once, they do not wait for each other.
  if (req.url ~ "^/(api|socket\.io)/") {
    return (pass);
  }
  # The program sets and reads no cookie.
  unset req.http.Cookie;
}

sub vcl_pipe {
  if (req.http.Upgrade) {
    set bereq.http.Upgrade = req.http.Upgrade;
    set bereq.http.Connection = req.http.Connection;
  }
}

# Varnish follows s-maxage, stale-while-revalidate and no-store of the answer. A page whose renewal fails stays as it is until
# the end of its stale time.
sub vcl_backend_response {
  if (bereq.is_bgfetch && beresp.status >= 500) {
    return (abandon);
  }
}

# Keys and times are for Varnish alone: what it has given away, no purge takes back.
sub vcl_deliver {
  if (resp.http.Surrogate-Key) {
    unset resp.http.Surrogate-Key;
    set resp.http.Cache-Control = regsuball(resp.http.Cache-Control, ", (s-maxage|stale-[a-z-]+)=[0-9]+", "");
  }
}
