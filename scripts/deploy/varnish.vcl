vcl 4.1;

# Varnish in front of the Arcvane site: an example of what a content delivery network must be told. Tested with Varnish 7.1.
# Start it with this option, so that the site's own compression reaches the visitors, and with a port for operators:
#
#   varnishd -f varnish.vcl -p http_gzip_support=off -a :6081 -a operators=127.0.0.1:6091 -s malloc,256m
#
# Varnish has no TLS: let hitch, nginx or a load balancer terminate it. Adapt the backend; vmod_directors distributes requests
# to several processes.
#
# vcl_recv replaces the four headers that the site depends on by a few values each, vcl_hash adds them to the cache key, and
# the site receives the same values. So cache key and page always agree, and odd headers or cookies cannot poison the cache.

import cookie;
import std;

backend site {
    .host = "127.0.0.1";
    .port = "3001";
    .connect_timeout = 1s;
    .first_byte_timeout = 15s;
}

sub vcl_recv {
    # Removes the copies of a path in all classes. Other ports pass the method to the site, which rejects it.
    if (req.method == "PURGE" && local.socket == "operators") {
        if (std.ban("obj.http.X-Arcvane-Key == " + req.http.Host + req.url)) {
            return (synth(200, "Purged"));
        }
        return (synth(400, std.ban_error()));
    }

    # For log lines of the site.
    set req.http.X-Request-Id = req.xid;
    unset req.http.X-Forwarded-Host;

    # Device: a phone as specified, or the `layout` cookie of a narrow window. The same words as in nginx/arcvane.conf.
    std.collect(req.http.Cookie, "; ");
    cookie.parse(req.http.Cookie);
    if (req.http.User-Agent ~ "(?i)android|webos|iphone|ipod|ipad|blackberry|bb10|windows phone"
        || cookie.get("layout") == "mobile") {
        set req.http.User-Agent = "Mozilla/5.0 (iPhone)";
    } else {
        set req.http.User-Agent = "Mozilla/5.0 (desktop)";
    }

    # Encoding: the site chooses if the client accepts both. A client that rejects any with q=0 gets uncompressed responses.
    set req.http.X-Arcvane-Encoding = "";
    if (req.http.Accept-Encoding !~ "(?i)q=0(\.0*)?\s*(,|$)") {
        if (req.http.Accept-Encoding ~ "(?i)(^|[\s,])br\b") {
            set req.http.X-Arcvane-Encoding = "br";
        }
        if (req.http.Accept-Encoding ~ "(?i)(^|[\s,])gzip\b") {
            set req.http.X-Arcvane-Encoding = regsub(req.http.X-Arcvane-Encoding, "br", "br, ") + "gzip";
        }
    }
    # The compression dictionary that the browser offers (RFC 9842), if it also accepts zstd with a dictionary.
    std.collect(req.http.Available-Dictionary);
    if (req.http.X-Arcvane-Encoding != "" && req.http.Accept-Encoding ~ "(?i)\bdcz\b"
        && req.http.Available-Dictionary ~ "^:[A-Za-z0-9+/]{43}=:$") {
        set req.http.X-Arcvane-Encoding = req.http.X-Arcvane-Encoding + ", dcz";
    } else {
        unset req.http.Available-Dictionary;
    }
    set req.http.Accept-Encoding = req.http.X-Arcvane-Encoding;
    unset req.http.X-Arcvane-Encoding;

    # The cookie settings show the visitor's own cookies.
    if (req.url ~ "^(/[a-z][a-z])?/privacy/cookies(/mobile)?/?(\?|$)") {
        return (pass);
    }

    # Consent: not answered, answered, or answered for a revision of the purposes.
    unset req.http.Cookie;
    if (cookie.get("isSetCookieValue") == "1") {
        set req.http.Cookie = "isSetCookieValue=1; ";
        if (cookie.get("cookieChoice") ~ "^[1-9][0-9]?\.") {
            set req.http.Cookie = req.http.Cookie + "cookieChoice="
                + regsub(cookie.get("cookieChoice"), "\..*$", "") + ".2000-01-01T00:00:00Z.1; ";
        }
    }
    # The language cookie is used at the root only; paths of only `mobile` and `en` segments redirect there.
    if (req.url ~ "^(/(en|mobile))*/?(\?|$)" && cookie.get("currentLang") ~ "^(ar|de|es|fr|it|ja)$") {
        set req.http.Cookie = req.http.Cookie + "currentLang=" + cookie.get("currentLang");
    }

    # Forms, the choices of language and consent, drafts. Documents must be revalidated each time.
    if ((req.method != "GET" && req.method != "HEAD")
        || req.url ~ "^/(consent|language/|documents/)" || req.url ~ "[?&]preview=") {
        return (pass);
    }

    # A copy is fresh for 1 s, and served for another second while one request refreshes it (stale-while-revalidate).
    # If the site has just failed to answer this request, a copy is served for a day (stale-if-error).
    if (req.restarts == 0) {
        unset req.http.X-Arcvane-Again;
        set req.grace = 1s;
    } else {
        set req.http.X-Arcvane-Again = "1";
        set req.grace = 1d;
    }
    # Not the rules that Varnish adds otherwise: they pass every request with a cookie.
    return (hash);
}

# Varnish adds path, query string and host. Vary alone would make the same difference, but Varnish searches the variants of a
# URL one by one, and a client can ask for any number of dictionaries.
sub vcl_hash {
    hash_data(req.http.User-Agent);
    hash_data(req.http.Cookie);
    hash_data(req.http.Accept-Encoding);
    hash_data(req.http.Available-Dictionary);
}

# The rules that Varnish adds then exclude responses that must not be stored or that set a cookie.
sub vcl_backend_response {
    # An error does not replace a copy. Without a copy, the second attempt shows the visitor the site's error page.
    if (beresp.status >= 500 && !bereq.uncacheable && (bereq.is_bgfetch || !bereq.http.X-Arcvane-Again)) {
        return (error(503));
    }
    set beresp.http.X-Arcvane-Key = bereq.http.Host + bereq.url;
    if (beresp.http.Cache-Control ~ "stale-if-error") {
        set beresp.grace = 1d;
    }
    # Redirects, 404 and 410 may be stored by caches with these classes only.
    if (beresp.http.X-Accel-Expires && !beresp.http.Set-Cookie && !bereq.uncacheable) {
        set beresp.ttl = std.duration(beresp.http.X-Accel-Expires + "s", 0s);
        set beresp.grace = 1d;
        unset beresp.http.X-Accel-Expires;
        return (deliver);
    }
    unset beresp.http.X-Accel-Expires;
}

# Visitors see this if the site does not answer, and there is no copy.
sub vcl_backend_error {
    set beresp.http.Content-Type = "text/plain; charset=utf-8";
    set beresp.http.Cache-Control = "no-store";
    set beresp.http.Retry-After = "10";
    set beresp.body = "The site is being restarted. Please try again in a moment." + {"
"};
    # Otherwise it would be stored for waiting requests, and replace a copy.
    set beresp.ttl = 0s;
    set beresp.grace = 0s;
    return (deliver);
}

sub vcl_deliver {
    # Once more, with a copy of up to a day.
    if (resp.status >= 500 && req.restarts == 0 && (req.method == "GET" || req.method == "HEAD")) {
        return (restart);
    }
    unset resp.http.X-Arcvane-Key;
    if (obj.hits > 0) {
        set resp.http.X-Cache = "HIT";
    } else {
        set resp.http.X-Cache = "MISS";
    }
}
