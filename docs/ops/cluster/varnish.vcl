# Varnish before the site: keeps what InferBench says that everybody may keep, and nothing else.
vcl 4.1;

# Names the one backend, `site`: that of HAProxy.
include "site.vcl";

sub vcl_recv {
    # Whoever signs in or brings a key is answered by the site alone.
    if (req.method != "GET" && req.method != "HEAD") {
        return (pass);
    }
    if (req.http.Authorization || req.http.Cookie) {
        return (pass);
    }
    # Probes are about the moment.
    if (req.url == "/livez" || req.url == "/readyz") {
        return (pass);
    }
    return (hash);
}

sub vcl_backend_response {
    # Without a word about caches Varnish would keep an answer for two minutes; a page holds a nonce of its own.
    if (beresp.http.Cache-Control !~ "(?i)(^|,)\s*(public|s-maxage=)" || beresp.http.Set-Cookie) {
        set beresp.uncacheable = true;
        set beresp.ttl = 10s;
        return (deliver);
    }
    # What is kept is shown while it is asked for anew, and while the site is away, for as long as the answer's own stale-while-revalidate says:
    # Varnish reads that by itself, and keeps what says nothing no longer than it is fresh.
    if (beresp.http.Cache-Control !~ "stale-while-revalidate") {
        set beresp.grace = 0s;
    }
}

sub vcl_backend_error {
    set beresp.http.Content-Type = "text/plain; charset=utf-8";
    set beresp.http.Cache-Control = "private, no-store";
    set beresp.http.Retry-After = "2";
    set beresp.status = 503;
    set beresp.body = "InferBench could not be read just now. Try again in 2 s.";
    return (deliver);
}

sub vcl_deliver {
    unset resp.http.Via;
    unset resp.http.X-Varnish;
}
